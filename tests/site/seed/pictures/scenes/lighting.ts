import { box, lathe, ring, rod } from '../render/shapes';
import type { Material, Scene, Shape } from '../render/types';
import { color } from '../render/types';
import { OAK } from './wood';

const BACKDROP: Scene[ 'backdrop' ] = [ color( 'ece7e1' ), color( 'd3c8bd' ) ];
const EVENING: Scene[ 'backdrop' ] = [ color( '8d7f78' ), color( '7a6a60' ) ];

const CLAY: Material = { color: color( 'c4714e' ), gloss: 0.16, polish: 18 };
const STEEL: Material = { color: color( '3d4347' ), gloss: 0.35, polish: 30 };
const BRASS: Material = { color: color( 'c79a4e' ), gloss: 0.55, polish: 34 };
const CREAM: Material = { color: color( 'efe7d8' ), gloss: 0.1 };
const BULB: Material = { color: color( 'fff0cf' ), glow: 1.2 };

function mushroom(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.3 ],
				[ 0.03, 0.31 ],
				[ 0.06, 0.12 ],
				[ 0.2, 0.075 ],
				[ 0.62, 0.07 ],
			],
			CLAY
		),
		lathe(
			[
				[ 0, 0.56 ],
				[ 0.1, 0.55 ],
				[ 0.24, 0.46 ],
				[ 0.33, 0.31 ],
				[ 0.38, 0.14 ],
				[ 0.39, 0.02 ],
			],
			CLAY,
			{ y: 0.6 }
		),
		rod( [ 0.3, 0.015, 0 ], [ 0.62, 0.012, 0.3 ], 0.014, CREAM ),
		rod( [ 0.62, 0.012, 0.3 ], [ 1.2, 0.012, 0.1 ], 0.014, CREAM ),
	];
}

function pendant(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.62 ],
				[ 0.02, 0.62 ],
				[ 0.16, 0.57 ],
				[ 0.32, 0.42 ],
				[ 0.42, 0.2 ],
				[ 0.46, 0.05 ],
			],
			{ color: color( '5f7263' ), gloss: 0.14, polish: 16 },
			{ y: 0.1, wall: 0.02 }
		),
		lathe(
			[
				[ 0, 0.055 ],
				[ 0.1, 0.05 ],
				[ 0.13, 0.02 ],
			],
			BRASS,
			{ y: 0.55 }
		),
		rod( [ 0, 0.65, 0 ], [ 0, 2, 0 ], 0.011, STEEL ),
		lathe(
			[
				[ 0, 0.03 ],
				[ 0.06, 0.11 ],
				[ 0.15, 0.12 ],
				[ 0.22, 0.04 ],
			],
			{ color: color( 'fff3da' ), glow: 0.8 },
			{ y: 0.06 }
		),
	];
}

function arcLamp(): Shape[] {
	const place = ( t: number ): [ number, number, number ] => [
		-0.5 + 0.62 * ( 1 - Math.cos( t * 2.5 ) ),
		1.15 + 0.62 * Math.sin( t * 2.5 ),
		0,
	];
	const arc = Array.from( { length: 12 }, ( _, i ) =>
		rod( place( i / 12 ), place( ( i + 1 ) / 12 ), 0.016, BRASS )
	);
	const [ x, y ] = place( 1 );
	return [
		lathe(
			[
				[ 0, 0.27 ],
				[ 0.05, 0.28 ],
				[ 0.07, 0.26 ],
			],
			{ color: color( 'e9e4dc' ), gloss: 0.3 },
			{ x: -0.5 }
		),
		rod( [ -0.5, 0.05, 0 ], [ -0.5, 1.16, 0 ], 0.016, BRASS ),
		...arc,
		lathe(
			[
				[ 0, 0.24 ],
				[ 0.02, 0.24 ],
				[ 0.14, 0.2 ],
				[ 0.22, 0.1 ],
				[ 0.25, 0.03 ],
			],
			BRASS,
			{ x, y: y - 0.24, wall: 0.015 }
		),
		lathe(
			[
				[ 0, 0.03 ],
				[ 0.05, 0.07 ],
				[ 0.1, 0.03 ],
			],
			BULB,
			{ x, y: y - 0.22 }
		),
	];
}

function lantern(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.26 ],
				[ 0.05, 0.27 ],
				[ 0.1, 0.26 ],
			],
			STEEL
		),
		lathe(
			[
				[ 0, 0.23 ],
				[ 0.15, 0.25 ],
				[ 0.34, 0.25 ],
				[ 0.48, 0.21 ],
			],
			{ color: color( 'fff1d6' ), glow: 0.55, gloss: 0.3 },
			{ y: 0.1 }
		),
		lathe(
			[
				[ 0, 0.24 ],
				[ 0.05, 0.23 ],
				[ 0.1, 0.12 ],
				[ 0.12, 0.04 ],
			],
			STEEL,
			{ y: 0.58 }
		),
		ring( [ 0, 0.72, 0 ], 0.24, 0.012, STEEL ),
		box( [ 0, 0.96, 0 ], [ 0.11, 0.03, 0.03 ], 0.028, OAK ),
	];
}

/** Scenes of the lamps, by image name. */
export const lighting: Record< string, Scene > = {
	'mushroom-lamp': {
		backdrop: BACKDROP,
		look: { y: 0.5, height: 1.5 },
		lift: 0.18,
		shapes: mushroom(),
	},
	'mushroom-lamp-night': {
		backdrop: EVENING,
		look: { y: 0.5, height: 1.5 },
		lift: 0.18,
		day: 0.42,
		lights: [
			{ x: 0, y: 0.52, z: 0.2, reach: 0.62, color: [ 1.5, 0.95, 0.5 ] },
		],
		shapes: [
			...mushroom(),
			lathe(
				[
					[ 0, 0.44 ],
					[ 0.02, 0.44 ],
				],
				{ color: color( 'ffe2ae' ), glow: 1 },
				{ y: 0.585 }
			),
		],
	},
	'dome-pendant': {
		backdrop: [ color( 'e4e1d8' ), color( 'cfcabd' ) ],
		look: { y: 0.45, height: 1.65 },
		lift: -0.12,
		floor: false,
		lights: [
			{ x: 0, y: 0.05, z: 0.1, reach: 0.3, color: [ 1.2, 0.95, 0.65 ] },
		],
		shapes: pendant(),
	},
	'arc-floor-lamp': {
		backdrop: BACKDROP,
		look: { x: 0.05, y: 0.88, height: 2.2 },
		lift: 0.14,
		shapes: arcLamp(),
	},
	'garden-lantern': {
		backdrop: [ color( 'b9b9a8' ), color( '9fa08c' ) ],
		look: { y: 0.47, height: 1.35 },
		day: 0.8,
		lights: [
			{ x: 0, y: 0.3, z: 0, reach: 0.42, color: [ 1, 0.72, 0.4 ] },
		],
		shapes: lantern(),
	},
};
