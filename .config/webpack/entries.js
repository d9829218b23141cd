/**
 * What is built, and from where.
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
	// Printed into the page, before its first paint.
	'loader/store-notice',
	'loader/next-pages',
	'loader/preview/guard',
	// Fetched by the latter, in a frame.
	'loader/preview',
];

/** What is there before the visitor does anything, and loads the rest. */
const LOADERS = [
	'loader',
	'loader/address',
	'loader/country',
	'loader/cross-sells',
	'loader/endless',
	'loader/viewed',
	'loader/visit',
];

/** The same as script modules, for what has to do with other modules. */
const MODULES = [ 'loader/blocks' ];

/**
 * Stores by what scripts import them as. There is one copy of each: a second
 * would register its name again. An island brings those that it reads, and no more.
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
 * Finds the files of every block that match one name.
 *
 * @param {string} name A file name, as a glob.
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

/** Every file in the entries of a module, as `<module>-<file>`: there is no list of modules here. */
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

/** Every script module that a page fetches from a module by its address, beside the chunks of others. */
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
 * @param {string[]} names Folders or files below it.
 * @return {Object<string,Object|string>} Entry name to file; one that is absent is left out.
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
		// Side by side, since a script finds its chunks from where it stands.
		entries[ name.replaceAll( '/', '-' ) ] = store
			? {
					import: file,
					library: { name: store.global, type: 'window' },
			  }
			: file;
	}
	return entries;
};

/** @return {Object<string,string>} Name of a style to its file. */
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
