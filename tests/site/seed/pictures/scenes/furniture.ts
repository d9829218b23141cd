import { noise } from '../render/noise';
import { box, lathe, ring, rod } from '../render/shapes';
import type { Material, Scene, Shape } from '../render/types';
import { color, mix } from '../render/types';
import { ASH, OAK, OAK_UPRIGHT } from './wood';

const BACKDROP: Scene[ 'backdrop' ] = [ color( 'e7e4e3' ), color( 'cbc5c1' ) ];
const STEEL: Material = { color: color( '33383b' ), gloss: 0.3, polish: 26 };
const LINEN: Material = {
	color: ( x, y, z ) =>
		mix(
			color( 'b9b1a2' ),
			color( 'a39a89' ),
			noise( x * 70, y * 70, z * 70 )
		),
	gloss: 0.02,
};

function stool(): Shape[] {
	const legs = [ 0.5, 2.6, 4.7 ].map( ( angle ) => {
		const x = Math.cos( angle );
		const z = Math.sin( angle );
		return rod(
			[ x * 0.24, 0.92, z * 0.24 ],
			[ x * 0.4, 0.035, z * 0.4 ],
			0.055,
			OAK_UPRIGHT,
			0.036
		);
	} );
	return [
		lathe(
			[
				[ 0, 0.36 ],
				[ 0.02, 0.4 ],
				[ 0.07, 0.4 ],
				[ 0.1, 0.37 ],
			],
			OAK,
			{ y: 0.92 }
		),
		...legs,
	];
}

function sideTable(): Shape[] {
	const legs = [ 0.8, 2.34, 3.94, 5.5 ].map( ( angle ) => {
		const x = Math.cos( angle ) * 0.4;
		const z = Math.sin( angle ) * 0.4;
		return rod( [ x * 0.8, 0.9, z * 0.8 ], [ x, 0.02, z ], 0.022, STEEL );
	} );
	return [
		lathe(
			[
				[ 0, 0.5 ],
				[ 0.03, 0.53 ],
				[ 0.11, 0.55 ],
			],
			ASH,
			{ y: 0.9, wall: 0.03 }
		),
		...legs,
		lathe(
			[
				[ 0, 0.16 ],
				[ 0.03, 0.17 ],
				[ 0.2, 0.175 ],
				[ 0.24, 0.165 ],
			],
			{ color: color( 'b36a4a' ), gloss: 0.2 },
			{ x: -0.14, y: 0.95, z: 0.05, wall: 0.02 }
		),
	];
}

function shelf(): Shape[] {
	return [
		box( [ 0, 0.5, -0.2 ], [ 0.85, 0.035, 0.22 ], 0.012, OAK ),
		...[ -0.55, 0.55 ].flatMap( ( x ) => [
			box( [ x, 0.44, -0.2 ], [ 0.02, 0.03, 0.2 ], 0.01, STEEL ),
			box( [ x, 0.3, -0.4 ], [ 0.02, 0.17, 0.012 ], 0.008, STEEL ),
		] ),
		...[
			[ -0.62, 0.36, 'a35b45' ],
			[ -0.54, 0.32, 'd9cdb8' ],
			[ -0.455, 0.38, '58707a' ],
			[ -0.38, 0.3, 'c9a468' ],
		].map( ( [ x, h, hex ] ) =>
			box(
				[ Number( x ), 0.535 + Number( h ) / 2, -0.2 ],
				[ 0.036, Number( h ) / 2, 0.13 ],
				0.008,
				{ color: color( String( hex ) ), gloss: 0.05 }
			)
		),
		lathe(
			[
				[ 0, 0.09 ],
				[ 0.05, 0.13 ],
				[ 0.17, 0.12 ],
				[ 0.25, 0.06 ],
				[ 0.3, 0.07 ],
			],
			{ color: color( 'e9e1d2' ), gloss: 0.14 },
			{ x: 0.42, y: 0.535, z: -0.2, wall: 0.015 }
		),
		// The wall it hangs on.
		box( [ 0, 0.5, -0.62 ], [ 4, 4, 0.2 ], 0, {
			color: color( 'd9d4cf' ),
			gloss: 0,
		} ),
	];
}

function basket(): Shape[] {
	const straw: Material = {
		color: ( x, y, z ) => {
			const around = Math.atan2( z, x ) * 22;
			const row = Math.floor( y * 26 );
			const over = Math.sin( around + ( row % 2 ) * Math.PI );
			return mix(
				color( 'a98355' ),
				color( 'd6b384' ),
				0.5 +
					0.35 * over +
					0.3 * ( noise( x * 20, y * 20, z * 20 ) - 0.5 )
			);
		},
		gloss: 0.04,
	};
	const body = lathe(
		[
			[ 0, 0.4 ],
			[ 0.06, 0.44 ],
			[ 0.4, 0.5 ],
			[ 0.72, 0.46 ],
		],
		straw,
		{
			wall: 0.04,
			relief: ( angle, y ) =>
				0.011 *
				Math.sin(
					angle * 22 + ( Math.floor( y * 26 ) % 2 ) * Math.PI
				) *
				Math.abs( Math.sin( y * 26 * Math.PI ) ),
		}
	);
	return [
		body,
		ring( [ -0.47, 0.74, 0.02 ], 0.11, 0.022, straw ),
		ring( [ 0.47, 0.74, 0.02 ], 0.11, 0.022, straw ),
	];
}

function chair(): Shape[] {
	const leg = ( x: number, z: number, top: number ): Shape =>
		rod(
			[ x, top, z ],
			[ x * 1.12, 0.03, z * 1.15 ],
			0.034,
			OAK_UPRIGHT,
			0.024
		);
	const seat = box( [ 0, 0.47, 0.02 ], [ 0.46, 0.1, 0.42 ], 0.09, LINEN );
	const back = box( [ 0, 0.86, -0.36 ], [ 0.46, 0.36, 0.1 ], 0.09, LINEN );
	return [
		seat,
		{
			...back,
			distance: ( x, y, z ) =>
				back.distance( x, y, z + ( y - 0.5 ) * 0.28 ) * 0.94,
			ball: [ 0, 0.86, -0.42, 0.75 ],
		},
		leg( -0.46, 0.36, 0.62 ),
		leg( 0.46, 0.36, 0.62 ),
		leg( -0.44, -0.4, 0.62 ),
		leg( 0.44, -0.4, 0.62 ),
		...[ -0.49, 0.49 ].map( ( x ) =>
			box( [ x, 0.66, 0 ], [ 0.04, 0.022, 0.42 ], 0.02, OAK )
		),
		...[ -0.47, 0.47 ].map( ( x ) =>
			box( [ x, 0.36, 0 ], [ 0.022, 0.03, 0.38 ], 0.018, OAK )
		),
	];
}

/** Scenes of the furniture, by image name. */
export const furniture: Record< string, Scene > = {
	'oak-stool': {
		backdrop: BACKDROP,
		look: { y: 0.5, height: 1.6 },
		lift: 0.26,
		shapes: stool(),
	},
	'side-table': {
		backdrop: BACKDROP,
		look: { y: 0.58, height: 1.75 },
		lift: 0.3,
		shapes: sideTable(),
	},
	'wall-shelf': {
		backdrop: BACKDROP,
		look: { y: 0.6, height: 1.95 },
		lift: 0.12,
		floor: false,
		shapes: shelf(),
	},
	'woven-basket': {
		backdrop: BACKDROP,
		look: { y: 0.4, height: 1.6 },
		lift: 0.32,
		shapes: basket(),
	},
	'lounge-chair': {
		backdrop: BACKDROP,
		look: { y: 0.58, height: 1.85 },
		lift: 0.24,
		shapes: turned( chair(), 0.55 ),
	},
};

/** Rotates shapes about the vertical axis. */
function turned( shapes: Shape[], angle: number ): Shape[] {
	const cos = Math.cos( angle );
	const sin = Math.sin( angle );
	return shapes.map( ( shape ) => ( {
		...shape,
		distance: ( x, y, z ) =>
			shape.distance( x * cos - z * sin, y, x * sin + z * cos ),
		ball: [
			shape.ball[ 0 ] * cos + shape.ball[ 2 ] * sin,
			shape.ball[ 1 ],
			shape.ball[ 2 ] * cos - shape.ball[ 0 ] * sin,
			shape.ball[ 3 ],
		],
	} ) );
}
