import { noise } from '../render/noise';
import { box, rod } from '../render/shapes';
import type { Material, Scene, Shape } from '../render/types';
import { color, mix } from '../render/types';

const BACKDROP: Scene[ 'backdrop' ] = [ color( 'efe4e0' ), color( 'd9c2ba' ) ];

function notebook(): Shape[] {
	const cover: Material = {
		color: ( x, y, z ) =>
			mix(
				color( '8b9098' ),
				color( '6d727b' ),
				0.5 * noise( x * 130, y * 20, z * 20 ) +
					0.5 * noise( x * 20, y * 20, z * 130 )
			),
		gloss: 0.02,
	};
	const turn = -0.35;
	return [
		box(
			[ 0, 0.075, 0 ],
			[ 0.455, 0.06, 0.63 ],
			0.006,
			{
				color: ( x, y, z ) =>
					mix(
						color( 'f4eee0' ),
						color( 'd9cfba' ),
						Math.sin( y * 420 ) * 0.5 + 0.2 * noise( x, y, z )
					),
				gloss: 0,
			},
			turn
		),
		box( [ 0, 0.145, 0 ], [ 0.475, 0.014, 0.655 ], 0.012, cover, turn ),
		box( [ 0, 0.012, 0 ], [ 0.475, 0.014, 0.655 ], 0.012, cover, turn ),
		box(
			[ -0.35, 0.155, 0.13 ],
			[ 0.016, 0.012, 0.655 ],
			0.008,
			{ color: color( 'b9674a' ), gloss: 0.05 },
			turn
		),
		rod(
			[ 0.55, 0.03, -0.3 ],
			[ 0.75, 0.03, 0.5 ],
			0.028,
			{ color: color( '3c3f43' ), gloss: 0.3, polish: 30 },
			0.026
		),
		rod(
			[ 0.75, 0.03, 0.5 ],
			[ 0.768, 0.026, 0.575 ],
			0.024,
			{ color: color( 'd6b184' ) },
			0.004
		),
	];
}

function giftCard(): Shape[] {
	const paper: Material = {
		color: ( x, y ) => {
			const leaf =
				Math.sin( x * 16 + Math.sin( y * 9 ) * 1.4 ) *
				Math.sin( y * 13 + x * 5 );
			return leaf > 0.55
				? color( 'c98f77' )
				: mix( color( 'b56a50' ), color( 'a85d45' ), y );
		},
		gloss: 0.05,
	};
	const card = box( [ 0, 0.43, 0 ], [ 0.62, 0.4, 0.012 ], 0.01, paper, 0.18 );
	const inside = box(
		[ 0.05, 0.4, -0.13 ],
		[ 0.62, 0.4, 0.012 ],
		0.01,
		{ color: color( 'f3ede2' ), gloss: 0.02 },
		-0.1
	);
	return [
		card,
		inside,
		box(
			[ 0, 0.43, 0.016 ],
			[ 0.64, 0.032, 0.012 ],
			0.006,
			{ color: color( 'f0dfc4' ), gloss: 0.2 },
			0.18
		),
		...[ -1, 1 ].map( ( side ) =>
			rod(
				[ -0.3, 0.43, 0.1 ],
				[ -0.3 + 0.13 * side, 0.5, 0.11 - side * 0.02 ],
				0.018,
				{ color: color( 'f0dfc4' ), gloss: 0.2 },
				0.045
			)
		),
		rod( [ -0.3, 0.43, 0.1 ], [ -0.38, 0.27, 0.11 ], 0.016, {
			color: color( 'f0dfc4' ),
			gloss: 0.2,
		} ),
		rod( [ -0.3, 0.43, 0.1 ], [ -0.23, 0.26, 0.1 ], 0.016, {
			color: color( 'f0dfc4' ),
			gloss: 0.2,
		} ),
	];
}

/** Scenes of the gifts, by image name. */
export const gifts: Record< string, Scene > = {
	notebook: {
		backdrop: BACKDROP,
		look: { x: 0.1, y: 0.05, height: 1.95 },
		lift: 0.8,
		shapes: notebook(),
	},
	'gift-card': {
		backdrop: BACKDROP,
		look: { y: 0.4, height: 1.75 },
		lift: 0.22,
		shapes: giftCard(),
	},
};
