import { floorOf } from './floor';
import type { Pixels } from './jpeg';
import { shadeShape } from './shade';
import { trace } from './trace';
import type { Color, Scene, Shape } from './types';
import { mix } from './types';
import type { Vector } from './vector';
import { direction, smoothstep } from './vector';

/** Distance of the camera: a telephoto lens, as in product photos. */
const DISTANCE = 9;

/** Neighboring pixels that differ by more than this are refined. */
const EDGE = 24;

/** Relative difference below which light values look the same. */
const SAME = 0.025;

/** Maps light to 8-bit sRGB-like values with a square root; highlights are compressed, not clipped. */
const TONES = Uint8Array.from( { length: 2048 }, ( _, i ) => {
	const value = ( i / 1023 ) ** 2;
	const pressed =
		value < 0.7
			? value
			: 0.7 + 0.3 * ( 1 - Math.exp( -( value - 0.7 ) / 0.3 ) );
	return Math.round( 255 * pressed ** ( 1 / 2.2 ) );
} );

const ONCE = [ [ 0.5, 0.5 ] ] as const;

/** Four sample positions within a pixel, no two in one row or column. */
const CLOSER = [
	[ 0.125, 0.375 ],
	[ 0.625, 0.125 ],
	[ 0.875, 0.625 ],
	[ 0.375, 0.875 ],
] as const;

/** Light at a point of an image, 0 to 1 from the left and from the top, and whether the dye colors it. */
type See = ( u: number, v: number ) => { light: Color; dyed: boolean };

/** Light of an image, three numbers per pixel: dyed and undyed parts. */
export interface Exposure {
	size: number;
	dyed: Float32Array;
	plain: Float32Array;
}

/**
 * Renders a scene.
 *
 * @param scene The scene.
 * @param size  Width and height in pixels.
 */
export function expose( scene: Scene, size: number ): Exposure {
	const exposure = {
		size,
		dyed: new Float32Array( size * size * 3 ),
		plain: new Float32Array( size * size * 3 ),
	};
	const see = camera( scene );
	for ( let y = 0; y < size; y += 2 ) {
		for ( let x = 0; x < size; x += 2 ) {
			add( exposure, see, x, y, ONCE );
		}
	}
	for ( let y = 0; y < size; y++ ) {
		for ( let x = 1 - ( y % 2 ); x < size; x += 2 - ( y % 2 ) ) {
			if ( ! isBetween( exposure, x, y ) ) {
				add( exposure, see, x, y, ONCE );
			}
		}
	}
	smoothEdges( exposure, see );
	return exposure;
}

/**
 * Converts light to pixels.
 *
 * @param exposure The light.
 * @param dye      Color of dyed parts.
 */
export function develop(
	exposure: Exposure,
	dye: Color = [ 1, 1, 1 ]
): Pixels {
	const { size, dyed, plain } = exposure;
	const data = new Uint8Array( size * size * 3 );
	for ( let i = 0; i < data.length; i++ ) {
		const value =
			( plain[ i ] ?? 0 ) + ( dyed[ i ] ?? 0 ) * ( dye[ i % 3 ] ?? 0 );
		data[ i ] =
			TONES[
				Math.min( 2047, Math.round( Math.sqrt( value ) * 1023 ) )
			] ?? 255;
	}
	return { width: size, height: size, data };
}

function camera( scene: Scene ): See {
	const {
		x: middle = 0,
		y: eyeLevel,
		height,
	} = scene.look ?? { y: 0.45, height: 1.5 };
	const lift = scene.lift ?? 0.22;
	const day = scene.day ?? 1;
	const cos = Math.cos( lift );
	const sin = Math.sin( lift );
	const from: Vector = [ middle, eyeLevel + DISTANCE * sin, DISTANCE * cos ];
	const clear = scene.shapes.filter( ( { material } ) => material.clear );
	const solid = scene.shapes.filter( ( { material } ) => ! material.clear );
	// The glass of lamps casts no shadow; it would block its own light.
	const casting = solid.filter( ( { material } ) => ! material.glow );
	const floor = floorOf( scene, casting, clear );
	const shade = ( shape: Shape, to: Vector, far: number ): Color =>
		shadeShape( scene, casting, shape, along( from, to, far ), to );
	return ( u, v ) => {
		const a = ( u - 0.5 ) * height;
		const b = ( 0.5 - v ) * height;
		const to = direction(
			a,
			b * cos - DISTANCE * sin,
			-b * sin - DISTANCE * cos
		);
		const backdrop = mix(
			scene.backdrop[ 0 ],
			scene.backdrop[ 1 ],
			smoothstep( 0.1, 1, v )
		);
		const first = trace( scene, solid, from, to );
		let light = first.shape
			? shade( first.shape, to, first.far )
			: ground( along( from, to, first.far ), backdrop );
		const glass = clear.length > 0 ? trace( scene, clear, from, to ) : null;
		if ( glass?.shape && glass.far < first.far ) {
			light = mix(
				shade( glass.shape, to, glass.far ),
				light,
				glass.shape.material.clear ?? 0
			);
		}
		return { light, dyed: first.shape?.material.dyed === true };
	};

	/** In the distance, the floor blends into the wall, which has no shading. */
	function ground( place: Vector, backdrop: Color ): Color {
		const wall = mix( [ 0, 0, 0 ], backdrop, day );
		const away = smoothstep(
			1.8,
			3.2,
			Math.max( Math.abs( place[ 2 ] ), Math.abs( place[ 0 ] - middle ) )
		);
		if ( ! Number.isFinite( place[ 1 ] ) || away === 1 ) {
			return wall;
		}
		const kept = floor( place[ 0 ], place[ 2 ] );
		return mix(
			[
				backdrop[ 0 ] * kept[ 0 ],
				backdrop[ 1 ] * kept[ 1 ],
				backdrop[ 2 ] * kept[ 2 ],
			],
			wall,
			away
		);
	}
}

function along( from: Vector, to: Vector, far: number ): Vector {
	return [
		from[ 0 ] + to[ 0 ] * far,
		from[ 1 ] + to[ 1 ] * far,
		from[ 2 ] + to[ 2 ] * far,
	];
}

/** Adds the light of a pixel from several samples. */
function add(
	{ size, dyed, plain }: Exposure,
	see: See,
	x: number,
	y: number,
	places: readonly ( readonly [ number, number ] )[]
): void {
	const at = ( y * size + x ) * 3;
	dyed.fill( 0, at, at + 3 );
	plain.fill( 0, at, at + 3 );
	for ( const [ dx, dy ] of places ) {
		const seen = see( ( x + dx ) / size, ( y + dy ) / size );
		const target = seen.dyed ? dyed : plain;
		for ( let i = 0; i < 3; i++ ) {
			// Limited, so that a lamp does not outshine its own edge.
			target[ at + i ] =
				( target[ at + i ] ?? 0 ) +
				Math.min( 1.5, seen.light[ i ] ?? 0 ) / places.length;
		}
	}
}

/**
 * Interpolates a pixel if those around it are nearly equal, as in most of an
 * image.
 */
function isBetween(
	{ size, dyed, plain }: Exposure,
	x: number,
	y: number
): boolean {
	const last = size - 2 + ( size % 2 );
	const left = x - ( x % 2 );
	const top = y - ( y % 2 );
	const right = Math.min( last, left + 2 * ( x % 2 ) );
	const bottom = Math.min( last, top + 2 * ( y % 2 ) );
	const a = ( top * size + left ) * 3;
	const b = ( top * size + right ) * 3;
	const c = ( bottom * size + left ) * 3;
	const d = ( bottom * size + right ) * 3;
	const at = ( y * size + x ) * 3;
	for ( const light of [ dyed, plain ] ) {
		for ( let i = 0; i < 3; i++ ) {
			const one = light[ a + i ] ?? 0;
			const two = light[ b + i ] ?? 0;
			const three = light[ c + i ] ?? 0;
			const four = light[ d + i ] ?? 0;
			const least = Math.min( one, two, three, four );
			const most = Math.max( one, two, three, four );
			if ( most - least > SAME * ( most + 0.02 ) ) {
				return false;
			}
			light[ at + i ] = ( one + two + three + four ) / 4;
		}
	}
	return true;
}

/** Renders edge pixels with four times as many samples. */
function smoothEdges( exposure: Exposure, see: See ): void {
	const { size } = exposure;
	// Developed in a medium dye, so that edges show against light and dark.
	const { data } = develop( exposure, [ 0.4, 0.2, 0.1 ] );
	const row = size * 3;
	for ( let y = 1; y + 1 < size; y++ ) {
		for ( let x = 1; x + 1 < size; x++ ) {
			const at = y * row + x * 3;
			if (
				differ( data, at, at + 3 ) ||
				differ( data, at, at + row ) ||
				differ( data, at, at - 3 ) ||
				differ( data, at, at - row )
			) {
				add( exposure, see, x, y, CLOSER );
			}
		}
	}
}

function differ( data: Uint8Array, a: number, b: number ): boolean {
	return (
		Math.abs( ( data[ a ] ?? 0 ) - ( data[ b ] ?? 0 ) ) +
			Math.abs( ( data[ a + 1 ] ?? 0 ) - ( data[ b + 1 ] ?? 0 ) ) +
			Math.abs( ( data[ a + 2 ] ?? 0 ) - ( data[ b + 2 ] ?? 0 ) ) >
		EDGE * 3
	);
}
