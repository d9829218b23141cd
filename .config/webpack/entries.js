/**
 * Entry points of the builds.
 */
const { existsSync } = require( 'fs' );
const { basename, resolve } = require( 'path' );
const { sync: glob } = require( 'fast-glob' );

const root = resolve( __dirname, '../..' );

const APPS = [
	'stores/cart',
	'stores/checkout',
	'stores/loop',
	'stores/preview',
	'islands/address',
	'admin',
	'admin/settings',
	'admin/beside',
	'admin/move',
	'admin/setup',
	'admin/import',
	'editor/document',
	'editor/shared',
	// Printed inline, before the first paint.
	'loader/store-notice',
	'loader/next-pages',
	'loader/preview/guard',
	// Loaded by loader/preview/guard, in a frame.
	'loader/preview',
];

/** Scripts that load with the page and load the rest on demand. */
const LOADERS = [
	'loader',
	'loader/address',
	'loader/country',
	'loader/cross-sells',
	'loader/endless',
	'loader/viewed',
	'loader/visit',
];

/** Entries built as script modules because they import other script modules. */
const MODULES = [ 'loader/blocks' ];

/**
 * Stores by import name. Each is built once: a second copy would register the same
 * store name again. An island loads only the stores that it reads.
 */
const STORES = {
	'@vitrine/cart-store': {
		entry: 'stores/cart',
		global: 'vitrineCartStore',
		handle: 'vitrine-cart-store',
	},
	'@vitrine/checkout-store': {
		entry: 'stores/checkout',
		global: 'vitrineCheckoutStore',
		handle: 'vitrine-checkout-store',
	},
	'@vitrine/loop-store': {
		entry: 'stores/loop',
		global: 'vitrineLoopStore',
		handle: 'vitrine-loop-store',
	},
	'@vitrine/preview-store': {
		entry: 'stores/preview',
		global: 'vitrinePreviewStore',
		handle: 'vitrine-preview-store',
	},
};

/**
 * Finds the files of all blocks that match a name.
 *
 * @param {string} name File name, as a glob.
 * @return {Object<string,string>} Entry name to absolute path.
 */
const blockEntries = ( name ) =>
	Object.fromEntries(
		glob( `blocks/*/${ name }`, { cwd: root } )
			.sort()
			.map( ( file ) => [
				file.replace( /\.tsx?$/, '' ),
				resolve( root, file ),
			] )
	);

/** Files in the `entries` folders of all modules, as `<module>-<file>`. */
const moduleEntries = () =>
	Object.fromEntries(
		glob( 'src/modules/*/entries/*.{ts,tsx}', { cwd: root } )
			.sort()
			.map( ( file ) => [
				file.replace(
					/^src\/modules\/(.+)\/entries\/(.+)\.tsx?$/,
					'$1-$2'
				),
				resolve( root, file ),
			] )
	);

/** Script modules in the `parts` folders of all modules, which pages load by URL. */
const partEntries = () =>
	Object.fromEntries(
		glob( 'src/modules/*/parts/*.ts', { cwd: root } )
			.sort()
			.map( ( file ) => [
				file.replace(
					/^src\/modules\/(.+)\/parts\/(.+)\.ts$/,
					'module-chunks/$1-$2'
				),
				resolve( root, file ),
			] )
	);

/**
 * Finds the entries of src.
 *
 * @param {string[]} names Folders or files below src.
 * @return {Object<string,Object|string>} Entry name to file; missing files are left out.
 */
const appEntries = ( names ) => {
	const entries = {};
	for ( const name of names ) {
		const file = [ '/index.ts', '/index.tsx', '.ts' ]
			.map( ( end ) => resolve( root, `src/${ name }${ end }` ) )
			.find( existsSync );
		if ( ! file ) {
			continue;
		}
		const store = Object.values( STORES ).find(
			( { entry } ) => entry === name
		);
		// All in one folder, since chunk URLs are relative to the script.
		entries[ name.replaceAll( '/', '-' ) ] = store
			? {
					import: file,
					library: { name: store.global, type: 'window' },
			  }
			: file;
	}
	return entries;
};

/** @return {Object<string,string>} Stylesheet name to file. */
const styleEntries = () =>
	Object.fromEntries(
		glob( 'src/{,modules/*/}styles/[^_]*.scss', { cwd: root } ).map(
			( file ) => [ basename( file, '.scss' ), resolve( root, file ) ]
		)
	);

module.exports = {
	APPS,
	LOADERS,
	MODULES,
	STORES,
	appEntries,
	blockEntries,
	moduleEntries,
	partEntries,
	styleEntries,
};
