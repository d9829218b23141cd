import { noise } from '../render/noise';
import { lathe, ring, rod } from '../render/shapes';
import type { Profile } from '../render/shapes';
import type { Color, Material, Scene, Shape } from '../render/types';
import { color, mix } from '../render/types';
import { length, smoothstep } from '../render/vector';

const BACKDROP: Scene[ 'backdrop' ] = [ color( 'efe6da' ), color( 'dccbb6' ) ];

const SAND: Material = {
	color: ( x, y, z ) =>
		mix(
			color( 'd8bf9c' ),
			color( 'b98f66' ),
			0.5 * noise( x * 4, y * 9, z * 4 ) + 0.3 * ( 1 - y )
		),
	gloss: 0.05,
};

const VASE: Profile = [
	[ 0, 0.19 ],
	[ 0.08, 0.24 ],
	[ 0.35, 0.31 ],
	[ 0.62, 0.25 ],
	[ 0.85, 0.13 ],
	[ 1, 0.15 ],
];

function rippleVase( x = 0, z = 0, material = SAND ): Shape {
	return lathe( VASE, material, {
		x,
		z,
		wall: 0.02,
		relief: ( _, y ) => 0.006 * Math.sin( y * 62 ),
	} );
}

function twig( x: number, z: number ): Shape[] {
	const wood: Material = { color: color( '6b4f35' ), gloss: 0.03 };
	const leaf: Material = { color: color( '8a9a6b' ), gloss: 0.1 };
	const tip = ( t: number ): [ number, number, number ] => [
		x + 0.28 * t * t,
		0.8 + 0.75 * t,
		z - 0.05 * t,
	];
	const stem = [ 0, 0.25, 0.5, 0.75 ].map( ( t ) =>
		rod( tip( t ), tip( t + 0.25 ), 0.009, wood )
	);
	const leaves = [ 0.35, 0.48, 0.6, 0.72, 0.84, 0.96 ].map( ( t, i ) => {
		const [ a, b, c ] = tip( t );
		const side = i % 2 === 0 ? 1 : -1;
		return rod(
			[ a, b, c ],
			[ a + 0.13 * side, b + 0.09, c + 0.03 ],
			0.006,
			leaf,
			0.036
		);
	} );
	return [ ...stem, ...leaves ];
}

const MILK: Material = { color: color( 'f1ebe0' ), gloss: 0.32, polish: 40 };

function mug( x = 0, z = 0, material: Material = MILK ): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.22 ],
				[ 0.05, 0.26 ],
				[ 0.3, 0.275 ],
				[ 0.56, 0.27 ],
			],
			material,
			{ x, z, wall: 0.025 }
		),
		ring( [ x + 0.3, 0.29, z ], 0.12, 0.03, material, 1.25 ),
	];
}

const SPECKLED: Material = {
	color: ( x, y, z ) =>
		noise( x * 60, y * 60, z * 60 ) > 0.83
			? color( '7a5a3c' )
			: mix( color( 'f3eee4' ), color( 'c79f74' ), y < 0.05 ? 1 : 0 ),
	gloss: 0.25,
	polish: 30,
};

function bowl( x = 0, y = 0, z = 0 ): Shape {
	return lathe(
		[
			[ 0, 0.17 ],
			[ 0.04, 0.18 ],
			[ 0.12, 0.34 ],
			[ 0.26, 0.46 ],
			[ 0.4, 0.5 ],
		],
		SPECKLED,
		{ x, y, z, wall: 0.028 }
	);
}

/** A thin plate that curves up toward its rim. */
function plate( x = 0, y = 0, z = 0 ): Shape {
	return {
		material: { color: color( 'f4efe6' ), gloss: 0.22, polish: 30 },
		ball: [ x, y, z, 0.75 ],
		distance: ( px, py, pz ) => {
			const from = length( px - x, pz - z );
			const height = y + 0.02 + 0.09 * smoothstep( 0.36, 0.72, from );
			return (
				0.8 * Math.max( Math.abs( py - height ) - 0.014, from - 0.68 )
			);
		},
	};
}

const BUD: Material = {
	color: ( x, y, z ) =>
		mix(
			color( '7d93a3' ),
			color( '8a6a4c' ),
			( y - 0.34 ) * 6 + 0.4 * noise( x * 8, y * 8, z * 8 ) - 0.2
		),
	gloss: 0.35,
	polish: 36,
};

const NIGHT_BLUE: Color = color( '54677a' );

/** Scenes of the ceramics, by image name. */
export const ceramics: Record< string, Scene > = {
	'ripple-vase': {
		backdrop: BACKDROP,
		look: { y: 0.72, height: 2.05 },
		shapes: [ rippleVase(), ...twig( 0, 0 ) ],
	},
	'ripple-vase-detail': {
		backdrop: BACKDROP,
		look: { x: 0.05, y: 0.72, height: 0.85 },
		lift: 0.4,
		shapes: [ rippleVase() ],
	},
	'ripple-vase-pair': {
		backdrop: BACKDROP,
		look: { y: 0.5, height: 1.6 },
		shapes: [
			rippleVase( -0.28, 0.1 ),
			rippleVase( 0.36, -0.25, { color: NIGHT_BLUE, gloss: 0.06 } ),
		],
	},
	'everyday-mug': {
		backdrop: BACKDROP,
		look: { x: 0.06, y: 0.27, height: 1.05 },
		lift: 0.34,
		shapes: mug(),
	},
	'everyday-mug-pair': {
		backdrop: BACKDROP,
		look: { x: 0.1, y: 0.26, height: 1.65 },
		lift: 0.34,
		shapes: [
			...mug( -0.36, 0.08 ),
			...mug( 0.3, -0.14, {
				color: color( 'b9856a' ),
				gloss: 0.28,
				polish: 36,
			} ),
		],
	},
	'speckled-bowl': {
		backdrop: BACKDROP,
		look: { y: 0.18, height: 1.4 },
		lift: 0.5,
		shapes: [ bowl() ],
	},
	'dinner-plate': {
		backdrop: BACKDROP,
		look: { y: 0.03, height: 1.75 },
		lift: 0.75,
		shapes: [ plate() ],
	},
	'bud-vase': {
		backdrop: BACKDROP,
		look: { y: 0.4, height: 1.35 },
		shapes: [
			lathe(
				[
					[ 0, 0.15 ],
					[ 0.06, 0.22 ],
					[ 0.2, 0.285 ],
					[ 0.34, 0.22 ],
					[ 0.42, 0.08 ],
					[ 0.5, 0.06 ],
					[ 0.53, 0.075 ],
				],
				BUD,
				{ wall: 0.02 }
			),
			rod( [ 0, 0.45, 0 ], [ 0.05, 0.78, 0 ], 0.006, {
				color: color( '6d7d4f' ),
			} ),
			...[ 0, 1, 2, 3, 4 ].map( ( i ) =>
				rod(
					[ 0.05, 0.8, 0.01 ],
					[
						0.05 + 0.065 * Math.cos( i * 1.257 ),
						0.8 + 0.065 * Math.sin( i * 1.257 ),
						0.02,
					],
					0.012,
					{ color: color( 'f6efe2' ), gloss: 0.05 },
					0.03
				)
			),
			rod( [ 0.05, 0.8, 0.03 ], [ 0.05, 0.8, 0.05 ], 0.022, {
				color: color( 'd9a441' ),
			} ),
		],
	},
	'table-set': {
		backdrop: BACKDROP,
		look: { x: 0.1, y: 0.16, height: 2.25 },
		lift: 0.5,
		shapes: [
			plate( -0.22 ),
			bowl( -0.22, 0.06, 0 ),
			...mug( 0.66, 0.25 ),
		],
	},
};
