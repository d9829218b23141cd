import type { Material, Shape } from './types';
import { length as lengthOf } from './vector';

// Called some hundred million times; an import would be looked up on each call.
const length = lengthOf;

type Distance = Shape[ 'distance' ];

/** A profile: height and radius, from bottom to top. */
export type Profile = readonly ( readonly [ number, number ] )[];

/** Position and surface of a turned shape. */
export interface Place {
	x?: number;
	y?: number;
	z?: number;
	/** Wall thickness; solid by default. */
	wall?: number;
	/** Change of the radius at an angle and a height. */
	relief?: ( angle: number, height: number ) => number;
}

const SLICES = 256;

/**
 * Creates a shape turned on a wheel or a lathe.
 *
 * @param profile  Its outline; a smooth curve through the points.
 * @param material Material.
 * @param place    Position and surface.
 */
export function lathe(
	profile: Profile,
	material: Material,
	place: Place = {}
): Shape {
	const { x: ox = 0, y: oy = 0, z: oz = 0, wall = 0, relief } = place;
	const bottom = profile[ 0 ]?.[ 0 ] ?? 0;
	const top = profile.at( -1 )?.[ 0 ] ?? 1;
	const radii = Float64Array.from( { length: SLICES + 1 }, ( _, i ) =>
		radiusAt( profile, bottom + ( ( top - bottom ) * i ) / SLICES )
	);
	const widest = Math.max( ...radii ) + ( relief ? 0.02 : 0 );
	const steep = steepest( radii, ( top - bottom ) / SLICES );
	const middle = ( bottom + top ) / 2;
	const reach = length( widest, ( top - bottom ) / 2 ) + 0.05;
	const distance: Distance = ( px, py, pz ) => {
		const x = px - ox;
		const y = py - oy;
		const z = pz - oz;
		const from = length( x, z );
		const inside = Math.min( top, Math.max( bottom, y ) );
		const at = ( ( inside - bottom ) / ( top - bottom ) ) * SLICES;
		const i = Math.min( SLICES - 1, Math.floor( at ) );
		const a = radii[ i ] ?? 0;
		let radius = a + ( ( radii[ i + 1 ] ?? 0 ) - a ) * ( at - i );
		if ( relief ) {
			radius += relief( Math.atan2( z, x ), inside );
		}
		const side = ( from - radius ) / steep;
		const end = Math.abs( y - middle ) - ( top - bottom ) / 2;
		const solid = Math.max(
			corner( side, end ),
			// Far away, the bounding cylinder is the better estimate.
			corner( from - widest, end )
		);
		if ( wall === 0 ) {
			return solid;
		}
		const hole = Math.max(
			( from - radius + wall ) / steep,
			bottom + wall * 1.5 - y
		);
		return Math.max( solid, -hole );
	};
	return { distance, material, ball: [ ox, oy + middle, oz, reach ] };
}

/**
 * Creates a block with rounded edges.
 *
 * @param center   Center.
 * @param size     Half of its width, height and depth.
 * @param round    Radius of its edges.
 * @param material Material.
 * @param turn     Rotation about the vertical axis, in radians.
 */
export function box(
	center: readonly [ number, number, number ],
	size: readonly [ number, number, number ],
	round: number,
	material: Material,
	turn = 0
): Shape {
	const cos = Math.cos( turn );
	const sin = Math.sin( turn );
	const distance: Distance = ( px, py, pz ) => {
		const dx = px - center[ 0 ];
		const dz = pz - center[ 2 ];
		const x = Math.abs( dx * cos - dz * sin ) - size[ 0 ] + round;
		const y = Math.abs( py - center[ 1 ] ) - size[ 1 ] + round;
		const z = Math.abs( dx * sin + dz * cos ) - size[ 2 ] + round;
		return (
			length( Math.max( x, 0 ), Math.max( y, 0 ), Math.max( z, 0 ) ) +
			Math.min( Math.max( x, y, z ), 0 ) -
			round
		);
	};
	return {
		distance,
		material,
		ball: [ ...center, length( size[ 0 ], size[ 1 ], size[ 2 ] ) + 0.02 ],
	};
}

/**
 * Creates a rod with rounded ends.
 *
 * @param from     One end.
 * @param to       The other end.
 * @param radius   Radius.
 * @param material Material.
 * @param end      Radius at the other end.
 */
export function rod(
	from: readonly [ number, number, number ],
	to: readonly [ number, number, number ],
	radius: number,
	material: Material,
	end = radius
): Shape {
	const vx = to[ 0 ] - from[ 0 ];
	const vy = to[ 1 ] - from[ 1 ];
	const vz = to[ 2 ] - from[ 2 ];
	const square = vx * vx + vy * vy + vz * vz;
	const distance: Distance = ( px, py, pz ) => {
		const x = px - from[ 0 ];
		const y = py - from[ 1 ];
		const z = pz - from[ 2 ];
		const t = Math.min(
			1,
			Math.max( 0, ( x * vx + y * vy + z * vz ) / square )
		);
		return (
			length( x - vx * t, y - vy * t, z - vz * t ) -
			( radius + ( end - radius ) * t )
		);
	};
	return {
		distance,
		material,
		ball: [
			from[ 0 ] + vx / 2,
			from[ 1 ] + vy / 2,
			from[ 2 ] + vz / 2,
			Math.sqrt( square ) / 2 + Math.max( radius, end ) + 0.02,
		],
	};
}

/**
 * Creates an upright ring that faces the camera, such as the handle of a cup.
 *
 * @param center   Center.
 * @param radius   Radius of the ring.
 * @param thick    Half of its thickness.
 * @param material Material.
 * @param stretch  Ratio of height to width.
 */
export function ring(
	center: readonly [ number, number, number ],
	radius: number,
	thick: number,
	material: Material,
	stretch = 1
): Shape {
	const distance: Distance = ( px, py, pz ) =>
		length(
			length( px - center[ 0 ], ( py - center[ 1 ] ) / stretch ) - radius,
			pz - center[ 2 ]
		) - thick;
	return {
		distance,
		material,
		ball: [ ...center, ( radius + thick ) * Math.max( 1, stretch ) + 0.02 ],
	};
}

/** Distance to the corner between a side and an end, given the distances to both. */
function corner( side: number, end: number ): number {
	return (
		Math.min( 0, Math.max( side, end ) ) +
		length( Math.max( 0, side ), Math.max( 0, end ) )
	);
}

/** The radius at a height, on a smooth curve through the points. */
function radiusAt( profile: Profile, height: number ): number {
	let i = 0;
	while (
		i < profile.length - 2 &&
		( profile[ i + 1 ]?.[ 0 ] ?? 0 ) < height
	) {
		i++;
	}
	const at = ( n: number ): readonly [ number, number ] =>
		profile[ Math.min( profile.length - 1, Math.max( 0, n ) ) ] ?? [ 0, 0 ];
	const [ h1, r1 ] = at( i );
	const [ h2, r2 ] = at( i + 1 );
	const slope = ( a: number, b: number ): number =>
		at( b )[ 0 ] === at( a )[ 0 ]
			? 0
			: ( at( b )[ 1 ] - at( a )[ 1 ] ) / ( at( b )[ 0 ] - at( a )[ 0 ] );
	const span = h2 - h1;
	const t = span === 0 ? 0 : ( height - h1 ) / span;
	const m1 = slope( i - 1, i + 1 ) * span;
	const m2 = slope( i, i + 2 ) * span;
	const radius =
		( 2 * t ** 3 - 3 * t ** 2 + 1 ) * r1 +
		( t ** 3 - 2 * t ** 2 + t ) * m1 +
		( -2 * t ** 3 + 3 * t ** 2 ) * r2 +
		( t ** 3 - t ** 2 ) * m2;
	return Math.max( 0.001, radius );
}

/**
 * The steepest change of the radius. On flat slopes the side looks farther than
 * it is, so steps must be shortened by this.
 */
function steepest( radii: Float64Array, step: number ): number {
	let most = 0;
	for ( let i = 0; i + 1 < radii.length; i++ ) {
		const rise = ( ( radii[ i + 1 ] ?? 0 ) - ( radii[ i ] ?? 0 ) ) / step;
		most = Math.max( most, Math.abs( rise ) );
	}
	return Math.min( 3, length( 1, most ) );
}
