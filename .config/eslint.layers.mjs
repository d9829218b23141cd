import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The direction of imports, folder by folder, and who may touch what of the
 * browser.
 *
 * contract <- core <- transport <- stores <- islands <- blocks; loader and
 * behaviours stand on contract, core and transport.
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

/** What each folder of src may import; `wordpress` says that it may use React and WordPress's packages. */
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
		"Import from '@vitrine/cart-store' and its like: a relative import would bundle a second copy of the stores.",
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
			message: `src/${ layer } may import only: ${ [ ...may, layer ].join(
				', '
			) }.`,
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
						message: `src/${ layer } stands below the stores.`,
				  }
		);
	}
	if ( ! wordpress ) {
		patterns.push( {
			regex: packages ? REACT : '^[^.]',
			message: `src/${ layer } uses no React and no WordPress package.`,
		} );
	}
	return patterns;
};

/** The browser's doors to the outside, which only src/transport opens. */
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
	'Only src/transport, and `transport` of a module, talks to the outside.';

const pureMessage = 'src/core, and `rules` of a module, is pure: pass it in.';

/** What is parsed is asked what it is (`isShape`), never told. */
const PARSED = {
	selector:
		':matches(TSAsExpression, TSTypeAssertion):not(:has(> TSUnknownKeyword)) > CallExpression.expression:matches([callee.object.name="JSON"][callee.property.name="parse"], [callee.name="readJson"])',
	message:
		'What is parsed may be anything: ask isShape() of src/transport/http/shape, or the like.',
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
				'HTML is inserted only after the sanitizer, in the one place that says so.',
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

/** What may be removed by deleting a folder: nothing outside it knows it, but a block of the same name. */
const MODULES = existsSync( modulesRoot ) ? readdirSync( modulesRoot ) : [];

// A module talks to the outside in a folder of its own, so that it goes with it.
const moduleOutside = {
	files: [ 'src/modules/**/*.{ts,tsx}' ],
	ignores: [ 'src/modules/*/transport/**' ],
	rules: outsideRules( OUTSIDE, outsideMessage ),
};

// What a module decides is as pure as src/core.
const moduleRulesArePure = {
	files: [ 'src/modules/*/rules/**/*.ts' ],
	rules: outsideRules( [ ...OUTSIDE, ...BROWSER ], pureMessage ),
};

// A module knows no other one.
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
							message: 'A module imports no other module.',
						} )
					),
				],
			},
		],
	},
} );

// What a block may import, where it has a module of its own name too.
const blockPatterns = ( ownModule ) => [
	{
		regex: '^\\.\\./(?!\\.\\./src/)',
		message: 'A block imports no other block.',
	},
	{
		regex: toFolders( [ 'loader', 'behaviours', 'admin' ] ),
		message:
			'Blocks do not reach into the loader, its behaviours or the settings screen.',
	},
	{
		regex: `${ toFolders( [ 'modules' ] ) }${
			ownModule ? `(?!${ ownModule }/)` : ''
		}`,
		message: 'A block imports a module of its own name only.',
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
