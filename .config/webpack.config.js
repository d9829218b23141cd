/**
 * Builds all scripts and styles, based on the configuration of wp-scripts.
 *
 * - blocks/<block>/index.tsx, view.tsx: classic scripts in build/blocks/<block>/
 * - blocks/<block>/view-module.ts: a script module in the same folder
 * - src/loader/blocks.ts: a script module, build/loader-blocks.js
 * - src/<entry>/index.ts(x) or src/<entry>.ts for the entries named below: build/<entry>.js
 * - src/modules/<module>/entries/<file>.ts(x): build/<module>-<file>.js
 * - src/modules/<module>/parts/<file>.ts: a script module, build/module-chunks/<module>-<file>.js
 * - src/loader/index.ts: build/loader.js, and src/loader/address/: build/loader-address.js, with their chunks
 * - src/modules/<module>/page-part.ts: chunks of the loader, for pages whose settings name the module
 * - src/styles/<name>.scss, src/modules/<module>/styles/<name>.scss: build/<name>.css
 * - languages/vitrine-<locale>.po: build/languages/
 * - build/manifest.php, build/contract.php and build/blocks-manifest.php: build data that
 *   PHP reads on every page
 * - build/addresses.php: address rules of each country
 *
 * Entries without a file are left out.
 */
const { createHash } = require( 'crypto' );
const { readFileSync } = require( 'fs' );
const { resolve } = require( 'path' );
const { Compilation } = require( 'webpack' );
const CopyPlugin = require( 'copy-webpack-plugin' );
const DependencyExtraction = require( '@wordpress/dependency-extraction-webpack-plugin' );
const {
	APPS,
	LOADERS,
	MODULES,
	STORES,
	appEntries,
	blockEntries,
	moduleEntries,
	partEntries,
	styleEntries,
} = require( './webpack/entries' );
const Addresses = require( './webpack/addresses' );
const Languages = require( './webpack/languages' );
const Manifest = require( './webpack/manifest' );
const SmallRuntime = require( './webpack/small-runtime' );

const root = resolve( __dirname, '..' );
const cache = resolve( root, '.cache' );

process.env.WP_SOURCE_PATH = 'blocks';
process.env.BABEL_CACHE_DIRECTORY = resolve( cache, 'babel' );

// Without the grid properties of Internet Explorer, which no supported browser reads.
require( '@wordpress/postcss-plugins-preset' ).find(
	( { postcssPlugin } ) => postcssPlugin === 'autoprefixer'
).options.grid = false;

const [
	scripts,
	modules,
] = require( '@wordpress/scripts/config/webpack.config' );

/** Type declarations published with the plugin. */
const TYPES = [
	'global',
	'address',
	'extensions',
	'client',
	'cart',
	'money',
	'store',
	'loop',
	'checkout',
];

/** Removes the empty script that webpack writes for a stylesheet entry. */
class WithoutEmptyScripts {
	/** @param {import('webpack').Compiler} compiler The compiler. */
	apply( compiler ) {
		const plugin = 'WithoutEmptyScripts';
		const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
		compiler.hooks.thisCompilation.tap( plugin, ( compilation ) => {
			const { processAssets } = compilation.hooks;
			processAssets.tap( { name: plugin, stage }, () => {
				for ( const name of Object.keys( styleEntries() ) ) {
					compilation.deleteAsset( `${ name }.js` );
				}
			} );
		} );
	}
}

/**
 * Points the script fields of a block.json at the built files.
 *
 * @param {Buffer} content Contents of the block.json.
 * @return {string} Contents with `.js` extensions.
 */
const builtNames = ( content ) =>
	content.toString().replace( /("file:[^"]+)\.tsx?"/g, '$1.js"' );

const CONTRACT = resolve( root, 'src/contract/contract.json' );
const INLINE_CONTRACT = resolve( __dirname, 'webpack/inline-contract.js' );

/**
 * Adds the plugin that inlines contract values to Babel's options.
 *
 * @param {Object} use Loader of a rule.
 * @return {Object} Loader; babel-loader with the plugin.
 */
const withContract = ( use ) =>
	use.loader?.includes( 'babel-loader' )
		? {
				...use,
				options: {
					...use.options,
					plugins: [
						...use.options.plugins,
						[
							INLINE_CONTRACT,
							// Invalidates Babel's cache when the contract changes.
							{
								version: createHash( 'sha1' )
									.update( readFileSync( CONTRACT ) )
									.digest( 'hex' ),
							},
						],
					],
				},
		  }
		: use;

const shared = ( name, config ) => ( {
	...config,
	module: {
		...config.module,
		rules: config.module.rules.map( ( rule ) =>
			Array.isArray( rule.use )
				? { ...rule, use: rule.use.map( withContract ) }
				: rule
		),
	},
	devtool: config.mode === 'production' ? false : config.devtool,
	performance: false,
	stats: { preset: 'errors-warnings', timings: true },
	cache: {
		type: 'filesystem',
		cacheDirectory: resolve( cache, 'webpack' ),
		name: `${ name }-${ config.mode }`,
		buildDependencies: {
			config: [
				__filename,
				CONTRACT,
				INLINE_CONTRACT,
				require.resolve( './webpack/small-runtime' ),
				resolve( root, 'package-lock.json' ),
			],
		},
	},
} );

/**
 * Makes each chunk self-contained, so that a user action needs one request.
 *
 * @param {Object} optimization Settings of wp-scripts.
 * @return {Object} Settings without shared chunks.
 */
const wholeChunks = ( optimization ) => ( {
	...optimization,
	splitChunks: {
		...optimization.splitChunks,
		cacheGroups: {
			...optimization.splitChunks.cacheGroups,
			default: false,
			defaultVendors: false,
		},
	},
} );

const kept = ( config, ...left ) =>
	config.plugins.filter(
		( plugin ) => ! left.includes( plugin.constructor.name )
	);

module.exports = [
	{
		...shared( 'scripts', scripts ),
		entry: () => ( {
			...blockEntries( 'index.tsx' ),
			...blockEntries( 'view.tsx' ),
			...appEntries( APPS ),
			...moduleEntries(),
			...styleEntries(),
		} ),
		output: {
			...scripts.output,
			chunkFilename: 'chunks/[name].js?ver=[chunkhash]',
			enabledLibraryTypes: [ 'window' ],
			// Keeps the output of the other compilations in the same folder.
			clean: {
				keep: /view-module|^module-chunks\/|^loader[.-]|^(manifest|contract|blocks-manifest)\.php$/,
			},
		},
		optimization: wholeChunks( scripts.optimization ),
		plugins: [
			...kept(
				scripts,
				'CopyPlugin',
				'PhpFilePathsPlugin',
				'DependencyExtractionWebpackPlugin'
			),
			new CopyPlugin( {
				patterns: [
					{
						from: 'blocks/*/block.json',
						context: root,
						noErrorOnMissing: true,
						transform: builtNames,
					},
					{
						from: 'blocks/*/*.php',
						context: root,
						noErrorOnMissing: true,
					},
					// Types of `window.vitrine`, for other developers.
					...TYPES.map( ( name ) => ( {
						from: resolve(
							root,
							`src/contract/types/${ name }.ts`
						),
						to: `types/${ name }.d.ts`,
					} ) ),
				],
			} ),
			new WithoutEmptyScripts(),
			new Addresses(),
			new Languages(),
			new Manifest(),
			new DependencyExtraction( {
				requestToExternal: ( request ) => STORES[ request ]?.global,
				requestToHandle: ( request ) => STORES[ request ]?.handle,
			} ),
		],
	},
	{
		...shared( 'loader', scripts ),
		entry: () => appEntries( LOADERS ),
		output: {
			...scripts.output,
			// One hash for all chunks: a list of hashes would add to every page.
			chunkFilename: 'loader-chunks/[name].js?ver=[fullhash]',
			hashDigestLength: 8,
			// Uses the browser's import(): webpack's loading code is larger than the
			// chunks. The loader itself stays a classic, deferred script.
			chunkFormat: 'module',
			chunkLoading: 'import',
			// import() resolves relative to the script, whatever the page's URL.
			publicPath: './',
			clean: false,
		},
		optimization: {
			...wholeChunks( scripts.optimization ),
			// The loader refers to chunks by name.
			chunkIds: 'named',
			// All file names share one hash, so module IDs may change together.
			moduleIds: 'size',
		},
		plugins: [
			...kept(
				scripts,
				'CopyPlugin',
				'MiniCssExtractPlugin',
				'PhpFilePathsPlugin',
				'DependencyExtractionWebpackPlugin'
			),
			new SmallRuntime(),
			new Manifest(),
			new DependencyExtraction(),
		],
	},
	{
		...shared( 'modules', modules ),
		entry: () => ( {
			...blockEntries( 'view-module.ts?(x)' ),
			...appEntries( MODULES ),
			...partEntries(),
		} ),
		output: {
			...modules.output,
			chunkFilename: 'module-chunks/[name].js?ver=[chunkhash]',
		},
		plugins: [
			...kept( modules, 'BlockJsonDependenciesPlugin' ),
			new Manifest(),
		],
	},
];
