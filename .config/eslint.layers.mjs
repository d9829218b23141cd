import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Import rules per folder, and which browser APIs each folder may use.
 *
 * contract <- core <- transport <- stores <- islands <- blocks; loader and
 * behaviours import from contract, core and transport.
 */
const SRC = [
	'contract',
	'core',
	'transport',
	'stores',
	'islands',
	'behaviours',
	'loader',
	'editor',
	'admin',
	'modules',
];

const REACT = '^(?:@wordpress/|react(?:-dom)?(?:$|/)|jquery)';

/** Folders that each folder of src may import from; `wordpress`: may also import React and WordPress packages. */
const LAYERS = {
	contract: { may: [] },
	core: { may: [ 'contract' ], packages: false },
	transport: { may: [ 'contract', 'core' ] },
	stores: { may: [ 'contract', 'core', 'transport' ], wordpress: true },
	islands: { may: [ 'contract', 'core', 'transport' ], wordpress: true },
	behaviours: { may: [ 'contract', 'core', 'transport' ] },
	loader: { may: [ 'contract', 'core', 'transport', 'behaviours' ] },
	editor: {
		may: [ 'contract', 'core', 'transport', 'islands' ],
		wordpress: true,
	},
	admin: {
		may: [ 'contract', 'core', 'transport', 'islands' ],
		wordpress: true,
	},
	modules: {
		may: [
			'contract',
			'core',
			'transport',
			'behaviours',
			'islands',
			'admin',
			'editor',
		],
		wordpress: true,
	},
};

const toFolders = ( folders ) =>
	`^\\.{1,2}/(?:.*/)?(?:${ folders.join( '|' ) })(?:/|$)`;

const storesByAlias = {
	regex: toFolders( [ 'stores' ] ),
	allowTypeImports: true,
	message:
		"Import stores by their alias, such as '@vitrine/cart-store': a relative import bundles a second copy.",
};

const patternsOf = ( layer ) => {
	const { may, wordpress = false, packages = true } = LAYERS[ layer ];
	const above = SRC.filter(
		( name ) =>
			name !== layer && name !== 'stores' && ! may.includes( name )
	);
	const patterns = [
		{
			regex: toFolders( [ ...above, 'blocks' ] ),
			message: `src/${ layer } may only import from: ${ [
				...may,
				layer,
			].join( ', ' ) }.`,
		},
	];
	if ( layer === 'stores' ) {
		patterns.push( {
			...storesByAlias,
			regex: '^\\.\\./(?:cart|checkout|loop|preview)(?:/|$)',
		} );
	} else {
		patterns.push(
			wordpress
				? storesByAlias
				: {
						regex: `${ toFolders( [
							'stores',
						] ) }|^@vitrine/[a-z]+-store$`,
						message: `src/${ layer } must not import stores.`,
				  }
		);
	}
	if ( ! wordpress ) {
		patterns.push( {
			regex: packages ? REACT : '^[^.]',
			message: `src/${ layer } must not import React or WordPress packages.`,
		} );
	}
	return patterns;
};

/** Network, storage and messaging APIs, which only src/transport may use. */
const OUTSIDE = [
	'BroadcastChannel',
	'EventSource',
	'WebSocket',
	'XMLHttpRequest',
	'caches',
	'cookieStore',
	'fetch',
	'indexedDB',
	'localStorage',
	'postMessage',
	'sessionStorage',
];

const BROWSER = [
	'CustomEvent',
	'Element',
	'Event',
	'FormData',
	'HTMLElement',
	'MutationObserver',
	'alert',
	'document',
	'history',
	'jQuery',
	'location',
	'navigator',
	'requestAnimationFrame',
	'self',
	'window',
	'wp',
];

const outsideMessage =
	'Only src/transport, and the `transport` folder of a module, may use network, storage or messaging APIs.';

const pureMessage =
	'src/core, and the `rules` folder of a module, must be pure: pass this in as an argument.';

/** Parsed data must be checked with isShape(), not cast. */
const PARSED = {
	selector:
		':matches(TSAsExpression, TSTypeAssertion):not(:has(> TSUnknownKeyword)) > CallExpression.expression:matches([callee.object.name="JSON"][callee.property.name="parse"], [callee.name="readJson"])',
	message:
		'Parsed data can have any shape: check it, for example with isShape() from src/transport/http/shape.',
};

const outsideRules = ( globals, message ) => ( {
	'no-restricted-globals': [
		'error',
		...globals.map( ( name ) => ( { name, message } ) ),
	],
	'no-restricted-properties': [
		'error',
		...[ 'window', 'globalThis', 'self' ].flatMap( ( object ) =>
			globals.map( ( property ) => ( { object, property, message } ) )
		),
		{ object: 'document', property: 'cookie', message: outsideMessage },
		{
			object: 'navigator',
			property: 'sendBeacon',
			message: outsideMessage,
		},
	],
	'no-restricted-syntax': [
		'error',
		PARSED,
		{
			selector: 'CallExpression[callee.property.name="postMessage"]',
			message: outsideMessage,
		},
		{
			selector:
				'CallExpression[callee.property.name="addEventListener"][arguments.0.value=/^(message|storage)$/]',
			message: outsideMessage,
		},
		{
			selector:
				'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/], CallExpression[callee.property.name="insertAdjacentHTML"]',
			message:
				'Insert HTML only after sanitizing it; the one place that does disables this rule.',
		},
	],
} );

const layerRules = ( layer ) => ( {
	files: [ `src/${ layer }/**/*.{ts,tsx}` ],
	rules: {
		'no-restricted-imports': 'off',
		'@typescript-eslint/no-restricted-imports': [
			'error',
			{ patterns: patternsOf( layer ) },
		],
		...( layer === 'core'
			? outsideRules( [ ...OUTSIDE, ...BROWSER ], pureMessage )
			: {} ),
		...( layer === 'transport' || layer === 'modules'
			? { 'no-restricted-syntax': [ 'error', PARSED ] }
			: {} ),
		...( ! [ 'core', 'transport', 'modules' ].includes( layer )
			? outsideRules( OUTSIDE, outsideMessage )
			: {} ),
	},
} );

const root = resolve( import.meta.dirname, '..' );
const modulesRoot = resolve( root, 'src/modules' );

/** Modules can be removed by deleting their folder: only a block of the same name may import from one. */
const MODULES = existsSync( modulesRoot ) ? readdirSync( modulesRoot ) : [];

// A module has its own `transport` folder for network and storage access.
const moduleOutside = {
	files: [ 'src/modules/**/*.{ts,tsx}' ],
	ignores: [ 'src/modules/*/transport/**' ],
	rules: outsideRules( OUTSIDE, outsideMessage ),
};

// The rules of a module must be as pure as src/core.
const moduleRulesArePure = {
	files: [ 'src/modules/*/rules/**/*.ts' ],
	rules: outsideRules( [ ...OUTSIDE, ...BROWSER ], pureMessage ),
};

// Modules must not import each other.
const moduleRules = ( name ) => ( {
	files: [ `src/modules/${ name }/**/*.{ts,tsx}` ],
	rules: {
		'@typescript-eslint/no-restricted-imports': [
			'error',
			{
				patterns: [
					...patternsOf( 'modules' ),
					...MODULES.filter( ( other ) => other !== name ).map(
						( other ) => ( {
							regex: `^(?:\\.\\./)+(?:modules/)?${ other }(?:/|$)`,
							message: 'A module must not import another module.',
						} )
					),
				],
			},
		],
	},
} );

// Import rules of a block; `ownModule` is the module of the same name, if any.
const blockPatterns = ( ownModule ) => [
	{
		regex: '^\\.\\./(?!\\.\\./src/)',
		message: 'A block must not import another block.',
	},
	{
		regex: toFolders( [ 'loader', 'behaviours', 'admin' ] ),
		message:
			'Blocks must not import from the loader, its behaviours or the settings screen.',
	},
	{
		regex: `${ toFolders( [ 'modules' ] ) }${
			ownModule ? `(?!${ ownModule }/)` : ''
		}`,
		message: 'A block may only import the module of the same name.',
	},
	storesByAlias,
];

export const layers = [
	...SRC.map( layerRules ),
	moduleOutside,
	moduleRulesArePure,
	...MODULES.map( moduleRules ),
	{
		files: [ 'blocks/**/*.{ts,tsx}' ],
		rules: {
			'no-restricted-imports': 'off',
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{ patterns: blockPatterns( '' ) },
			],
			...outsideRules( OUTSIDE, outsideMessage ),
		},
	},
	...MODULES.filter( ( name ) =>
		existsSync( resolve( root, 'blocks', name ) )
	).map( ( name ) => ( {
		files: [ `blocks/${ name }/**/*.{ts,tsx}` ],
		rules: {
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{ patterns: blockPatterns( name ) },
			],
		},
	} ) ),
];
