import { noise } from '../render/noise';
import { box, ring, rod } from '../render/shapes';
import type { Color, Material, Scene, Shape } from '../render/types';
import { color, mix } from '../render/types';
import { length, smoothstep } from '../render/vector';
import { OAK } from './wood';

/** Colors of the robe by option name. */
const COLORS: Record< string, string > = {
	oat: 'd8c7a6',
	chalk: 'eeebe3',
	clay: 'c08466',
	rust: 'a8512f',
	rose: 'd3a29a',
	sage: 'a3ae91',
	olive: '777549',
	fog: 'b3bcc0',
	ink: '34455c',
	plum: '6d4255',
	charcoal: '484a4c',
};

const WALL: Material = { color: color( 'e6e0d6' ), gloss: 0 };
const STEEL: Material = { color: color( '55585a' ), gloss: 0.4, polish: 30 };

/** Linen with slightly uneven threads. */
function linen( base: Color ): Material {
	const deep = mix( base, [ 0, 0, 0 ], 0.22 );
	return {
		dyed: true,
		color: ( x, y, z ) =>
			mix(
				base,
				deep,
				0.5 * noise( x * 120, y * 18, z * 20 ) +
					0.5 * noise( x * 18, y * 120, z * 20 )
			),
		gloss: 0,
	};
}

/** The body hangs in folds from the shoulders, wider at the hem. */
function body( material: Material ): Shape {
	return {
		material,
		ball: [ 0, 0.72, 0, 1.05 ],
		distance: ( x, y, z ) => {
			const down = Math.min( 1, Math.max( 0, ( 1.5 - y ) / 1.45 ) );
			const shoulder = smoothstep( 1.56, 1.32, y );
			const waist =
				1 - 0.13 * Math.exp( -( ( ( y - 0.86 ) / 0.1 ) ** 2 ) );
			const wide = ( 0.12 + 0.26 * shoulder + 0.1 * down ) * waist;
			const fold =
				0.028 * down * Math.sin( x * 21 + 1.5 * Math.sin( y * 2 ) ) +
				0.012 * down * Math.sin( x * 47 );
			const deep =
				0.1 *
					Math.sqrt(
						Math.max( 0.02, 1 - ( x / ( wide + 0.02 ) ) ** 2 )
					) +
				fold;
			const side = Math.abs( x ) - wide;
			const front = Math.abs( z - 0.02 ) - deep;
			const end = Math.max( y - 1.53, 0.06 - y );
			const neck = 0.1 - 0.22 * ( 1.53 - y ) - Math.abs( x );
			const opening = z > 0 && y > 1.08 ? neck : -1;
			return (
				0.55 *
				Math.max( side, front, end, Math.min( opening, z - 0.03 ) )
			);
		},
	};
}

function parts(): Shape[] {
	const cloth = linen( [ 1, 1, 1 ] );
	const dark = linen( [ 0.86, 0.86, 0.86 ] );
	const sleeve = ( side: number ): Shape => {
		const whole = rod(
			[ side * 0.33, 1.36, 0.01 ],
			[ side * 0.56, 0.74, 0.03 ],
			0.1,
			cloth,
			0.13
		);
		return {
			...whole,
			distance: ( x, y, z ) => {
				const folds = 0.008 * Math.sin( y * 34 + x * 20 );
				return (
					0.8 *
					Math.max(
						whole.distance( x, y, z * 1.35 ) - folds,
						0.74 - y + side * x * 0.35 - 0.2
					)
				);
			},
		};
	};
	return [
		body( cloth ),
		sleeve( -1 ),
		sleeve( 1 ),
		// The collar, the belt with its ends, and two pockets.
		rod( [ -0.1, 1.52, 0.07 ], [ 0.02, 1.05, 0.13 ], 0.034, dark ),
		rod( [ 0.1, 1.52, 0.07 ], [ 0, 1.05, 0.13 ], 0.034, dark ),
		box( [ 0, 0.87, 0.02 ], [ 0.355, 0.035, 0.125 ], 0.03, dark ),
		rod( [ 0.03, 0.86, 0.15 ], [ 0.09, 0.5, 0.17 ], 0.022, dark ),
		rod( [ -0.01, 0.86, 0.15 ], [ -0.05, 0.46, 0.17 ], 0.022, dark ),
		...[ -0.22, 0.22 ].map( ( x ) =>
			box( [ x, 0.6, 0.1 ], [ 0.085, 0.1, 0.022 ], 0.015, dark )
		),
		// The hanger.
		rod( [ -0.3, 1.45, 0.01 ], [ 0, 1.57, 0.01 ], 0.03, OAK ),
		rod( [ 0.3, 1.45, 0.01 ], [ 0, 1.57, 0.01 ], 0.03, OAK ),
		{ ...ring( [ 0, 1.68, 0.01 ], 0.06, 0.01, STEEL ), distance: hook },
		box( [ 0, 0.8, -0.42 ], [ 4, 4, 0.2 ], 0, WALL ),
	];
}

/** The hook: three quarters of a ring, and a stem. */
function hook( x: number, y: number, z: number ): number {
	const round = length( length( x, y - 1.69 ) - 0.06, z - 0.01 ) - 0.011;
	const gap = Math.max( 0, Math.min( -x, 1.69 - y ) );
	const stem =
		length( x, Math.max( 0, Math.abs( y - 1.6 ) - 0.03 ), z - 0.01 ) -
		0.011;
	return Math.min( Math.max( round, gap ), stem );
}

/** An image for each color, for example "robe-oat". */
export const robe: Scene = {
	backdrop: [ color( 'e6e0d6' ), color( 'ddd5c8' ) ],
	look: { y: 0.88, height: 1.95 },
	lift: 0.04,
	floor: false,
	shapes: parts(),
	dyes: Object.fromEntries(
		Object.entries( COLORS ).map( ( [ name, hex ] ) => [
			name,
			color( hex ),
		] )
	),
};
