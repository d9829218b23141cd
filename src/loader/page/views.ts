import contract from '../../contract';
import type { PageSettings, ScriptFile } from '../../contract/types';

const { view } = contract.markers;

/** Shared between scripts: each file loads once, in order. */
const loads = ( window.vitrineLoads ??= new Map< string, Promise< void > >() );

const isThere = ( { handle }: ScriptFile ) =>
	document.getElementById( `${ handle }-js` );

const loadScript = ( file: ScriptFile ): Promise< void > => {
	const load =
		loads.get( file.src ) ??
		( isThere( file )
			? Promise.resolve()
			: new Promise< void >( ( resolve, reject ) => {
					const script = document.createElement( 'script' );
					script.id = `${ file.handle }-js`;
					script.src = file.src;
					// Loads in parallel, runs in list order.
					script.async = false;
					script.onload = () => resolve();
					script.onerror = () => {
						// Let the next intent retry.
						script.remove();
						loads.delete( file.src );
						reject( new Error( `${ file.handle } did not load` ) );
					};
					document.head.append( script );
			  } ) );
	loads.set( file.src, load );
	return load;
};

/** WordPress packages, if on the page. */
interface Packages {
	i18n?: {
		setLocaleData: (
			data: Record< string, unknown >,
			domain: string
		) => void;
	};
}

/** The package that translates view scripts. */
const I18N = 'wp-i18n';

/** Registers translations, which WordPress would print inline. */
const translate = (
	{ translations = {} }: PageSettings,
	files: ScriptFile[]
) => {
	const { wp } = window as { wp?: Packages };
	for ( const { handle } of files ) {
		const { domain, data } = translations[ handle ] ?? {};
		if ( domain && data ) {
			wp?.i18n?.setLocaleData( data, domain );
		}
	}
};

const viewsIn = ( root: Element ): string[] => {
	const names = [ root, ...root.querySelectorAll( `[${ view }]` ) ].map(
		( element ) => element.getAttribute( view ) ?? ''
	);
	return [ ...new Set( names ) ];
};

/** Preloads a script. */
export const fetchAhead = ( file: ScriptFile ) => {
	const id = `${ file.handle }-preload`;
	if (
		! isThere( file ) &&
		! loads.has( file.src ) &&
		! document.getElementById( id )
	) {
		const link = document.createElement( 'link' );
		Object.assign( link, { id, rel: 'preload', as: 'script' } );
		link.href = file.src;
		document.head.append( link );
	}
};

/**
 * Runs scripts in order, each once per page; the last one, which would fail
 * without its dependencies, only after all others.
 *
 * @param files  The scripts.
 * @param onLoad Called after each script has run, before the next one.
 * @return Rejects if a script cannot be loaded.
 */
export const loadScripts = async (
	files: ScriptFile[],
	onLoad: ( file: ScriptFile ) => void = () => undefined
): Promise< void > => {
	const load = ( file: ScriptFile ) =>
		loadScript( file ).then( () => onLoad( file ) );
	files.slice( -1 ).forEach( fetchAhead );
	await Promise.all( files.slice( 0, -1 ).map( load ) );
	await Promise.all( files.slice( -1 ).map( load ) );
};

/** Runs the scripts of one view. */
export const hydrateView = (
	settings: PageSettings,
	name: string
): Promise< void > => {
	const files = settings.views[ name ] ?? [];
	return loadScripts( files, ( { handle } ) => {
		if ( handle === I18N ) {
			// Before the next script reads its translations.
			translate( settings, files );
		}
	} );
};

/** Preloads a view. */
export const preloadView = ( settings: PageSettings, name: string ): void =>
	( settings.views[ name ] ?? [] ).forEach( fetchAhead );

/**
 * Loads and hydrates the React views of an element, whose markup is already
 * printed.
 *
 * @return Rejects if a script cannot be loaded.
 */
export const hydrate = async (
	settings: PageSettings,
	root: Element
): Promise< void > => {
	await Promise.all(
		viewsIn( root ).map( ( name ) => hydrateView( settings, name ) )
	);
};

/** Preloads the views of an element. */
export const preload = ( settings: PageSettings, root: Element ): void =>
	viewsIn( root ).forEach( ( name ) => preloadView( settings, name ) );
