import { box, lathe, rod } from '../render/shapes';
import type { Material, Scene, Shape } from '../render/types';
import { color } from '../render/types';
import { BEECH, OAK, wood } from './wood';

const BACKDROP: Scene[ 'backdrop' ] = [ color( 'e8ebe4' ), color( 'c9cfc0' ) ];

const GLASS: Material = {
	color: color( 'd5e6e4' ),
	gloss: 0.8,
	polish: 60,
	clear: 0.72,
};
const WATER: Material = {
	color: color( 'bcd9dc' ),
	gloss: 0.3,
	polish: 40,
	clear: 0.7,
};
const STONE: Material = { color: color( '7f8f7c' ), gloss: 0.1 };
const CORK: Material = { color: color( 'c89f6c' ), gloss: 0.02 };

function carafe(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.26 ],
				[ 0.04, 0.29 ],
				[ 0.3, 0.3 ],
				[ 0.55, 0.2 ],
				[ 0.8, 0.1 ],
				[ 1.02, 0.13 ],
			],
			GLASS
		),
		lathe(
			[
				[ 0.02, 0.25 ],
				[ 0.05, 0.275 ],
				[ 0.3, 0.285 ],
				[ 0.42, 0.25 ],
			],
			WATER
		),
		lathe(
			[
				[ 0, 0.04 ],
				[ 0.02, 0.075 ],
				[ 0.06, 0.117 ],
				[ 0.14, 0.14 ],
				[ 0.22, 0.115 ],
				[ 0.26, 0.073 ],
				[ 0.28, 0.02 ],
			],
			CORK,
			{ y: 0.96 }
		),
	];
}

function board(): Shape[] {
	const solid = box(
		[ 0, 0.56, -0.1 ],
		[ 0.34, 0.55, 0.035 ],
		0.03,
		wood( 'cfa76f', 'a87b48', 'y' )
	);
	// It leans against the wall and has a hole to hang it by.
	const lean = 0.1;
	return [
		{
			...solid,
			distance: ( x, y, z ) => {
				const back = z + 0.1 + ( y - 0.56 ) * lean;
				const hole = 0.055 - Math.sqrt( x * x + ( y - 1 ) ** 2 );
				return Math.max( solid.distance( x, y, back - 0.1 ), hole );
			},
			ball: [ 0, 0.56, -0.1, 0.75 ],
		},
		box( [ 0.52, 0.05, 0.28 ], [ 0.3, 0.05, 0.2 ], 0.03, OAK, 0.5 ),
	];
}

function mill(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.19 ],
				[ 0.05, 0.2 ],
				[ 0.25, 0.14 ],
				[ 0.45, 0.12 ],
				[ 0.62, 0.17 ],
				[ 0.66, 0.16 ],
			],
			BEECH
		),
		lathe(
			[
				[ 0, 0.15 ],
				[ 0.06, 0.175 ],
				[ 0.16, 0.16 ],
				[ 0.25, 0.05 ],
			],
			BEECH,
			{ y: 0.675 }
		),
		lathe(
			[
				[ 0, 0.03 ],
				[ 0.04, 0.05 ],
				[ 0.08, 0.02 ],
			],
			{ color: color( 'c9ccc9' ), gloss: 0.7, polish: 40 },
			{ y: 0.92 }
		),
		...[
			[ 0.36, 0.2 ],
			[ 0.42, 0.05 ],
			[ 0.5, 0.22 ],
			[ -0.4, 0.3 ],
			[ 0.3, 0.34 ],
			[ 0.56, 0.1 ],
		].map( ( [ x = 0, z = 0 ] ) =>
			lathe(
				[
					[ 0, 0.008 ],
					[ 0.02, 0.028 ],
					[ 0.04, 0.024 ],
					[ 0.052, 0.006 ],
				],
				{ color: color( '3b332e' ), gloss: 0.15 },
				{ x, z }
			)
		),
	];
}

function jar( height: number, radius: number, x = 0, z = 0 ): Shape[] {
	return [
		lathe(
			[
				[ 0, radius * 0.92 ],
				[ 0.04, radius ],
				[ height * 0.8, radius ],
				[ height, radius * 0.96 ],
			],
			STONE,
			{ x, z }
		),
		lathe(
			[
				[ 0, radius * 0.98 ],
				[ 0.05, radius * 0.98 ],
				[ 0.07, radius * 0.92 ],
			],
			BEECH,
			{ x, y: height + 0.012, z }
		),
		rod( [ x, height + 0.1, z ], [ x, height + 0.12, z ], 0.045, BEECH ),
	];
}

/** Scenes of the kitchenware, by image name. */
export const kitchen: Record< string, Scene > = {
	'glass-carafe': {
		backdrop: BACKDROP,
		look: { y: 0.6, height: 1.65 },
		shapes: carafe(),
	},
	'cutting-board': {
		backdrop: BACKDROP,
		look: { x: 0.1, y: 0.52, height: 1.6 },
		shapes: board(),
	},
	'pepper-mill': {
		backdrop: BACKDROP,
		look: { x: 0.05, y: 0.46, height: 1.4 },
		shapes: mill(),
	},
	'jar-small': {
		backdrop: BACKDROP,
		look: { y: 0.24, height: 1.2 },
		shapes: jar( 0.4, 0.26 ),
	},
	'jar-medium': {
		backdrop: BACKDROP,
		look: { y: 0.32, height: 1.35 },
		shapes: jar( 0.58, 0.28 ),
	},
	'jar-large': {
		backdrop: BACKDROP,
		look: { y: 0.42, height: 1.5 },
		shapes: jar( 0.8, 0.31 ),
	},
	'jar-trio': {
		backdrop: BACKDROP,
		look: { x: 0.1, y: 0.36, height: 1.95 },
		shapes: [
			...jar( 0.8, 0.31, -0.5, -0.15 ),
			...jar( 0.58, 0.28, 0.14, 0 ),
			...jar( 0.4, 0.26, 0.64, 0.2 ),
		],
	},
};
