import { noise } from '../render/noise';
import { box, lathe, ring, rod } from '../render/shapes';
import type { Material, Scene, Shape } from '../render/types';
import { color, mix } from '../render/types';
import { BEECH, OAK, OAK_UPRIGHT } from './wood';

const BACKDROP: Scene[ 'backdrop' ] = [ color( 'ece7de' ), color( 'd6cabb' ) ];

const STONEWARE: Material = {
	color: ( x, y, z ) =>
		mix(
			color( '59675f' ),
			color( '7d8a7c' ),
			0.7 * noise( x * 6, y * 10, z * 6 )
		),
	gloss: 0.3,
	polish: 34,
};

function teapot(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.24 ],
				[ 0.06, 0.34 ],
				[ 0.24, 0.42 ],
				[ 0.42, 0.36 ],
				[ 0.52, 0.22 ],
			],
			STONEWARE
		),
		lathe(
			[
				[ 0, 0.23 ],
				[ 0.03, 0.21 ],
				[ 0.08, 0.08 ],
				[ 0.1, 0.05 ],
			],
			STONEWARE,
			{ y: 0.52 }
		),
		lathe(
			[
				[ 0, 0.03 ],
				[ 0.05, 0.06 ],
				[ 0.1, 0.02 ],
			],
			OAK_UPRIGHT,
			{ y: 0.61 }
		),
		rod( [ 0.34, 0.22, 0 ], [ 0.62, 0.5, 0 ], 0.08, STONEWARE, 0.045 ),
		ring( [ -0.46, 0.3, 0 ], 0.17, 0.032, STONEWARE, 1.2 ),
	];
}

function planter(): Shape[] {
	const clay: Material = { color: color( 'cfa384' ), gloss: 0.03 };
	const leaf: Material = { color: color( '5f7a4d' ), gloss: 0.16 };
	const leaves = Array.from( { length: 11 }, ( _, i ) => {
		const turn = i * 2.4;
		const out = 0.3 + 0.05 * Math.sin( i * 3 );
		return rod(
			[ 0.05 * Math.cos( turn ), 0.5, 0.05 * Math.sin( turn ) ],
			[
				out * Math.cos( turn ),
				0.95 + 0.18 * Math.sin( i * 1.7 ),
				out * Math.sin( turn ),
			],
			0.05,
			leaf,
			0.012
		);
	} );
	return [
		lathe(
			[
				[ 0, 0.27 ],
				[ 0.05, 0.31 ],
				[ 0.45, 0.39 ],
				[ 0.56, 0.4 ],
			],
			clay,
			{
				wall: 0.03,
				relief: ( angle ) => 0.012 * Math.cos( angle * 22 ),
			}
		),
		lathe(
			[
				[ 0, 0.35 ],
				[ 0.02, 0.36 ],
			],
			{ color: color( '4a3a2e' ) },
			{ y: 0.48 }
		),
		...leaves,
	];
}

function candlestick(): Shape[] {
	const brass: Material = {
		color: color( 'c29a4e' ),
		gloss: 0.6,
		polish: 34,
	};
	return [
		lathe(
			[
				[ 0, 0.3 ],
				[ 0.03, 0.3 ],
				[ 0.06, 0.1 ],
				[ 0.1, 0.045 ],
				[ 0.36, 0.04 ],
				[ 0.42, 0.09 ],
				[ 0.46, 0.09 ],
			],
			brass
		),
		lathe(
			[
				[ 0, 0.055 ],
				[ 0.7, 0.045 ],
			],
			{ color: color( 'f1e7d4' ), gloss: 0.1 },
			{ y: 0.45 }
		),
		rod( [ 0, 1.14, 0 ], [ 0.006, 1.2, 0 ], 0.01, {
			color: color( '3c332c' ),
		} ),
	];
}

function rollingPin(): Shape[] {
	return [
		rod( [ -0.5, 0.15, 0.1 ], [ 0.5, 0.15, -0.1 ], 0.14, OAK ),
		rod(
			[ -0.82, 0.15, 0.164 ],
			[ -0.58, 0.15, 0.116 ],
			0.06,
			BEECH,
			0.05
		),
		rod(
			[ 0.58, 0.15, -0.116 ],
			[ 0.82, 0.15, -0.164 ],
			0.05,
			BEECH,
			0.06
		),
	];
}

function bench(): Shape[] {
	const legs = [ -0.82, 0.82 ].flatMap( ( x ) =>
		[ -0.22, 0.22 ].map( ( z ) =>
			rod(
				[ x * 1.06, 0, z * 1.1 ],
				[ x, 0.62, z ],
				0.035,
				OAK_UPRIGHT,
				0.05
			)
		)
	);
	return [
		box( [ 0, 0.66, 0 ], [ 1.02, 0.045, 0.3 ], 0.03, OAK ),
		box( [ 0, 0.57, 0 ], [ 0.8, 0.035, 0.03 ], 0.01, OAK ),
		...legs,
	];
}

function pouf(): Shape[] {
	const loops: Material = {
		color: ( x, y, z ) =>
			mix(
				color( 'efe8da' ),
				color( 'bfb29c' ),
				noise( x * 26, y * 26, z * 26 ) ** 2
			),
		gloss: 0,
	};
	return [
		lathe(
			[
				[ 0, 0.46 ],
				[ 0.06, 0.6 ],
				[ 0.24, 0.66 ],
				[ 0.42, 0.6 ],
				[ 0.5, 0.4 ],
			],
			loops,
			{
				relief: ( angle, y ) =>
					0.012 * Math.sin( angle * 40 ) * Math.sin( y * 90 ),
			}
		),
	];
}

function towels(): Shape[] {
	const waffle = ( hex: string ): Material => ( {
		color: ( x, y, z ) =>
			mix(
				color( hex ),
				color( '8f8474' ),
				0.35 *
					Math.max(
						0,
						Math.sin( x * 70 ) * Math.sin( ( y + z ) * 70 )
					)
			),
		gloss: 0,
	} );
	return [ 'e9e2d3', 'c9b79c', '9fae9a' ].map( ( hex, i ) =>
		box(
			[ 0.01 * Math.sin( i * 2 ), 0.1 + i * 0.195, 0 ],
			[ 0.6 - i * 0.02, 0.096, 0.42 - i * 0.01 ],
			0.09,
			waffle( hex ),
			0.3 + 0.02 * i
		)
	);
}

function globeLamp(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.3 ],
				[ 0.04, 0.32 ],
				[ 0.1, 0.16 ],
				[ 0.2, 0.12 ],
			],
			OAK_UPRIGHT
		),
		rod( [ 0, 0.58, 0 ], [ 0, 0.6, 0 ], 0.41, {
			color: color( 'fff0d6' ),
			glow: 0.3,
			gloss: 0.25,
			polish: 50,
		} ),
	];
}

/** Scenes of the new products, by image name. */
export const arrivals: Record< string, Scene > = {
	'stoneware-teapot': {
		backdrop: BACKDROP,
		look: { x: 0.06, y: 0.34, height: 1.45 },
		lift: 0.3,
		shapes: teapot(),
	},
	'fluted-planter': {
		backdrop: BACKDROP,
		look: { y: 0.56, height: 1.7 },
		shapes: planter(),
	},
	'brass-candlestick': {
		backdrop: BACKDROP,
		look: { y: 0.6, height: 1.6 },
		shapes: candlestick(),
	},
	'rolling-pin': {
		backdrop: BACKDROP,
		look: { y: 0.12, height: 1.9 },
		lift: 0.6,
		shapes: rollingPin(),
	},
	'oak-bench': {
		backdrop: BACKDROP,
		look: { y: 0.36, height: 2.3 },
		lift: 0.3,
		shapes: bench(),
	},
	'boucle-pouf': {
		backdrop: BACKDROP,
		look: { y: 0.26, height: 1.65 },
		lift: 0.36,
		shapes: pouf(),
	},
	'waffle-towels': {
		backdrop: BACKDROP,
		look: { y: 0.28, height: 1.6 },
		lift: 0.4,
		shapes: towels(),
	},
	'globe-table-lamp': {
		backdrop: [ color( 'a89684' ), color( '8c7766' ) ],
		look: { y: 0.48, height: 1.5 },
		day: 0.55,
		lights: [
			{ x: 0, y: 0.55, z: 0.6, reach: 0.9, color: [ 1, 0.8, 0.5 ] },
		],
		shapes: globeLamp(),
	},
};
