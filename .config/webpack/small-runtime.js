/**
 * Webpack plugin: a smaller webpack runtime for the loader. It leaves out cases that
 * do not occur here: chunks as classic scripts, several chunks of one name, exports
 * that are defined twice, and the __esModule flag.
 */
const { RuntimeGlobals, RuntimeModule } = require( 'webpack' );

const {
	definePropertyGetters,
	ensureChunk,
	makeNamespaceObject,
	moduleFactories,
	publicPath,
} = RuntimeGlobals;

/** Loads a chunk with the browser's import() and adds its modules. */
class FetchChunks extends RuntimeModule {
	constructor() {
		super( 'fetch chunks', RuntimeModule.STAGE_ATTACH );
		this.fullHash = true;
	}

	generate() {
		const file = `"loader-chunks/" + name + ".js?ver=${ this.compilation.hash }"`;
		return `${ ensureChunk } = ( name ) => import( ${ publicPath } + ${ file } ).then( ( chunk ) => {
	Object.assign( ${ moduleFactories }, chunk.__webpack_esm_modules__ );
} );`;
	}
}

/** Exports come as a list of name, 0 and value, or of name and getter; or as an object of getters. */
class DefineExports extends RuntimeModule {
	constructor() {
		super( 'define exports' );
	}

	generate() {
		return `${ definePropertyGetters } = ( exports, list ) => {
	const define = ( name, how ) => Object.defineProperty( exports, name, how );
	if ( Array.isArray( list ) ) {
		for ( let at = 0; at < list.length; ) {
			const name = list[ at++ ], get = list[ at++ ];
			define( name, get ? { get } : { value: list[ at++ ] } );
		}
	} else {
		for ( const name in list ) {
			define( name, { get: list[ name ] } );
		}
	}
};`;
	}
}

/** Leaves out the __esModule flag, which nothing reads. */
class NoMarks extends RuntimeModule {
	constructor() {
		super( 'no marks' );
	}

	generate() {
		return `${ makeNamespaceObject } = () => {};`;
	}
}

class SmallRuntime {
	/** @param {import('webpack').Compiler} compiler The compiler. */
	apply( compiler ) {
		const plugin = 'SmallRuntime';
		compiler.hooks.thisCompilation.tap( plugin, ( compilation ) => {
			for ( const [ name, Module ] of [
				[ ensureChunk, FetchChunks ],
				[ definePropertyGetters, DefineExports ],
				[ makeNamespaceObject, NoMarks ],
			] ) {
				compilation.hooks.runtimeRequirementInTree.for( name ).tap(
					// Before webpack's own, which is then not called.
					{ name: plugin, stage: -10 },
					( chunk, needs ) => {
						if ( Module === FetchChunks ) {
							needs.add( moduleFactories ).add( publicPath );
						}
						compilation.addRuntimeModule( chunk, new Module() );
						return true;
					}
				);
			}
		} );
	}
}

module.exports = SmallRuntime;
