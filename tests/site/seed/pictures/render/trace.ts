import type { Scene, Shape } from './types';
import type { Vector } from './vector';

/** The end of a line of sight. */
export interface Hit {
	/** Null: the floor or the backdrop. */
	shape: Shape | null;
	/** Length of the line; infinite at the backdrop. */
	far: number;
}

const STEPS = 120;
const CLOSE = 0.0006;

/** Size of the soft shadow around a shape. */
const PENUMBRA = 0.5;

/** Intersections of the current line with the bounding spheres of shapes: shape, entry, exit. */
const inBall: Shape[] = [];
const entry: number[] = [];
const exit: number[] = [];

/** Finds the shapes near a line; for most lines, none or one. */
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
 * Follows a line of sight to the first thing it hits.
 *
 * @param scene  The scene.
 * @param shapes Shapes that can be hit.
 * @param from   Start of the line.
 * @param to     Its direction, with length 1.
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
 * Returns how much light comes from a direction, 0 to 1. Shadows get softer with
 * the distance.
 *
 * @param shapes Shapes that cast shadows.
 * @param from   Position.
 * @param light  Direction to the light, with length 1.
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
 * Ambient occlusion of a point, 0 to 1: corners and points near the floor get
 * less light.
 *
 * @param scene  The scene.
 * @param place  Position.
 * @param normal Surface normal.
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
