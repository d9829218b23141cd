import type { Scene, Shape } from './types';
import type { Vector } from './vector';

/** Where a line of sight ends. */
export interface Hit {
	/** Null: the floor or the backdrop. */
	shape: Shape | null;
	/** Length of the line; infinite at the backdrop. */
	far: number;
}

const STEPS = 120;
const CLOSE = 0.0006;

/** How far around a shape its shadow is soft. */
const PENUMBRA = 0.5;

/** Stretches of the present line within the balls of shapes: shape, entry, exit. */
const inBall: Shape[] = [];
const entry: number[] = [];
const exit: number[] = [];

/** Finds the shapes near a line, which for most lines are none or one. */
function findNear(
	shapes: readonly Shape[],
	from: Vector,
	to: Vector,
	more: number
): number {
	let count = 0;
	for ( const shape of shapes ) {
		const x = shape.ball[ 0 ] - from[ 0 ];
		const y = shape.ball[ 1 ] - from[ 1 ];
		const z = shape.ball[ 2 ] - from[ 2 ];
		const radius = shape.ball[ 3 ] + more;
		const middle = x * to[ 0 ] + y * to[ 1 ] + z * to[ 2 ];
		const aside = x * x + y * y + z * z - middle * middle;
		const half = radius * radius - aside;
		if ( half > 0 ) {
			const root = Math.sqrt( half );
			if ( middle + root > 0 ) {
				inBall[ count ] = shape;
				entry[ count ] = middle - root;
				exit[ count ] = middle + root;
				count++;
			}
		}
	}
	return count;
}

/**
 * Follows a line of sight to what it meets first.
 *
 * @param scene  The scene.
 * @param shapes Those of its shapes that can be met.
 * @param from   Where it starts.
 * @param to     Its direction, of length 1.
 */
export function trace(
	scene: Scene,
	shapes: readonly Shape[],
	from: Vector,
	to: Vector
): Hit {
	const floor =
		scene.floor !== false && to[ 1 ] < 0 ? -from[ 1 ] / to[ 1 ] : Infinity;
	const count = findNear( shapes, from, to, 0 );
	let found: Shape | null = null;
	let nearest = floor;
	for ( let i = 0; i < count; i++ ) {
		const shape = inBall[ i ];
		if ( ! shape ) {
			continue;
		}
		const end = Math.min( exit[ i ] ?? 0, nearest );
		let t = Math.max( 0, entry[ i ] ?? 0 );
		for ( let step = 0; step < STEPS && t < end; step++ ) {
			const d = shape.distance(
				from[ 0 ] + to[ 0 ] * t,
				from[ 1 ] + to[ 1 ] * t,
				from[ 2 ] + to[ 2 ] * t
			);
			if ( d < CLOSE ) {
				nearest = t;
				found = shape;
				break;
			}
			t += d;
		}
	}
	return { shape: found, far: nearest };
}

/**
 * How much light comes from a direction, 0 to 1; the edge of a shadow is softer
 * the farther it falls.
 *
 * @param shapes What can throw a shadow.
 * @param from   Place.
 * @param light  Direction to the light, of length 1.
 * @param soft   Smaller is softer.
 */
export function lit(
	shapes: readonly Shape[],
	from: Vector,
	light: Vector,
	soft: number
): number {
	const count = findNear( shapes, from, light, PENUMBRA );
	let least = 1;
	for ( let i = 0; i < count; i++ ) {
		const shape = inBall[ i ];
		const end = exit[ i ] ?? 0;
		let t = Math.max( 0.015, entry[ i ] ?? 0 );
		for ( let step = 0; shape && step < 32 && t < end; step++ ) {
			const d = shape.distance(
				from[ 0 ] + light[ 0 ] * t,
				from[ 1 ] + light[ 1 ] * t,
				from[ 2 ] + light[ 2 ] * t
			);
			least = Math.min( least, ( soft * d ) / t );
			if ( least < 0.004 ) {
				return 0;
			}
			t += Math.min( 0.16, Math.max( 0.018, d * 0.85 ) );
		}
	}
	return least * least * ( 3 - 2 * least );
}

/**
 * How open the surroundings of a place are, 0 to 1: corners and what is near
 * the floor get less light.
 *
 * @param scene  The scene.
 * @param place  Place.
 * @param normal Direction away from the surface.
 */
export function open( scene: Scene, place: Vector, normal: Vector ): number {
	let hidden = 0;
	let weight = 0.5;
	for ( let i = 1; i <= 3; i++ ) {
		const far = 0.045 * i * i;
		const x = place[ 0 ] + normal[ 0 ] * far;
		const y = place[ 1 ] + normal[ 1 ] * far;
		const z = place[ 2 ] + normal[ 2 ] * far;
		let d = scene.floor === false ? far : Math.min( far, Math.max( y, 0 ) );
		for ( const shape of scene.shapes ) {
			const dx = x - shape.ball[ 0 ];
			const dy = y - shape.ball[ 1 ];
			const dz = z - shape.ball[ 2 ];
			const reach = shape.ball[ 3 ] + far;
			if ( dx * dx + dy * dy + dz * dz < reach * reach ) {
				d = Math.min( d, shape.distance( x, y, z ) );
			}
		}
		hidden += ( ( far - d ) / far ) * weight;
		weight *= 0.62;
	}
	return Math.min( 1, Math.max( 0.22, 1 - hidden ) );
}
