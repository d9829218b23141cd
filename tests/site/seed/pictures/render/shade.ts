import { lit, open } from './trace';
import type { Color, Scene, Shape } from './types';
import { mix } from './types';
import type { Vector } from './vector';
import { direction, length } from './vector';

/** The large soft light on the left, the same in all images. */
const KEY = direction( -0.52, 0.72, 0.46 );
const KEY_COLOR: Color = [ 1.22, 1.16, 1.06 ];
const SKY: Color = [ 0.55, 0.57, 0.61 ];
const SHADOW_SOFTNESS = 5;
const UP: Vector = [ 0, 1, 0 ];

function surface( shape: Shape, x: number, y: number, z: number ): Vector {
	const e = 0.0012;
	const d = shape.distance;
	return direction(
		d( x + e, y, z ) - d( x - e, y, z ),
		d( x, y + e, z ) - d( x, y - e, z ),
		d( x, y, z + e ) - d( x, y, z - e )
	);
}

/**
 * Returns the light that comes from a point on a shape.
 *
 * @param scene The scene.
 * @param solid Shapes that cast shadows.
 * @param shape The shape.
 * @param place Where.
 * @param sight Direction of the line of sight.
 */
export function shadeShape(
	scene: Scene,
	solid: readonly Shape[],
	shape: Shape,
	place: Vector,
	sight: Vector
): Color {
	const [ x, y, z ] = place;
	const n = surface( shape, x, y, z );
	const {
		color: paint,
		gloss = 0.12,
		polish = 14,
		glow = 0,
	} = shape.material;
	const base = typeof paint === 'function' ? paint( x, y, z ) : paint;
	const day = scene.day ?? 1;
	const facing = dot( n, KEY );
	const lifted: Vector = [
		x + n[ 0 ] * 0.012,
		y + n[ 1 ] * 0.012,
		z + n[ 2 ] * 0.012,
	];
	const key =
		facing > 0 ? facing * lit( solid, lifted, KEY, SHADOW_SOFTNESS ) : 0;
	const air = open( scene, place, n );
	// Light reflected by the floor takes on its color.
	const around = mix( scene.backdrop[ 1 ], SKY, 0.5 + 0.5 * n[ 1 ] );
	const half = direction(
		KEY[ 0 ] - sight[ 0 ],
		KEY[ 1 ] - sight[ 1 ],
		KEY[ 2 ] - sight[ 2 ]
	);
	const shine =
		gloss *
		Math.max( 0, dot( n, half ) ) ** polish *
		( 0.2 + Math.min( 0.8, key * 1.6 ) );
	const edge = gloss * 0.35 * Math.max( 0, 1 + dot( n, sight ) ) ** 3 * air;
	const lamps = lampLight( scene, place, n );
	const white = ( shine + edge ) * day;
	return [
		base[ 0 ] *
			( ( key * KEY_COLOR[ 0 ] + around[ 0 ] * air ) * day +
				lamps[ 0 ] +
				glow ) +
			white +
			glow * 0.4,
		base[ 1 ] *
			( ( key * KEY_COLOR[ 1 ] + around[ 1 ] * air ) * day +
				lamps[ 1 ] +
				glow ) +
			white +
			glow * 0.4,
		base[ 2 ] *
			( ( key * KEY_COLOR[ 2 ] + around[ 2 ] * air ) * day +
				lamps[ 2 ] +
				glow ) +
			white +
			glow * 0.4,
	];
}

/**
 * Returns how shadows and lamps change the backdrop's color at a point of the
 * floor.
 *
 * @param scene The scene.
 * @param solid Shapes that cast shadows.
 * @param clear Transparent shapes, which cast light shadows.
 * @param x     Position.
 * @param z     Position.
 */
export function shadeFloor(
	scene: Scene,
	solid: readonly Shape[],
	clear: readonly Shape[],
	x: number,
	z: number
): Color {
	const place: Vector = [ x, 0.002, z ];
	const key = lit( solid, place, KEY, SHADOW_SOFTNESS );
	const through =
		clear.length > 0
			? 0.72 + 0.28 * lit( clear, place, KEY, SHADOW_SOFTNESS )
			: 1;
	const kept =
		( 0.48 + 0.52 * key * through ) *
		( 0.5 + 0.5 * open( scene, place, UP ) ) *
		( scene.day ?? 1 );
	const lamps = lampLight( scene, place, UP );
	return [ kept + lamps[ 0 ], kept + lamps[ 1 ], kept + lamps[ 2 ] ];
}

function lampLight( scene: Scene, place: Vector, n: Vector ): Color {
	let light: Color = [ 0, 0, 0 ];
	for ( const lamp of scene.lights ?? [] ) {
		const x = lamp.x - place[ 0 ];
		const y = lamp.y - place[ 1 ];
		const z = lamp.z - place[ 2 ];
		const far = length( x, y, z );
		const facing = Math.max(
			0,
			( n[ 0 ] * x + n[ 1 ] * y + n[ 2 ] * z ) / far
		);
		const strength =
			( ( 0.15 + 0.85 * facing ) * lamp.reach ** 2 ) /
			( far * far + 0.02 );
		light = [
			light[ 0 ] + lamp.color[ 0 ] * strength,
			light[ 1 ] + lamp.color[ 1 ] * strength,
			light[ 2 ] + lamp.color[ 2 ] * strength,
		];
	}
	return light;
}

function dot( a: Vector, b: Vector ): number {
	return a[ 0 ] * b[ 0 ] + a[ 1 ] * b[ 1 ] + a[ 2 ] * b[ 2 ];
}
