import contract from '../../contract';
import type { PageSettings, ScriptFile } from '../../contract/types';

const { view } = contract.markers;

/** Shared by the scripts that load some: each once a page, and none before it has run. */
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
					// Fetched side by side, run in the order of the list.
					script.async = false;
					script.onload = () => resolve();
					script.onerror = () => {
						// The next intent may try again.
						script.remove();
						loads.delete( file.src );
						reject( new Error( `${ file.handle } did not load` ) );
					};
					document.head.append( script );
			  } ) );
	loads.set( file.src, load );
	return load;
};

/** WordPress's packages, as far as they are on the page. */
interface Packages {
	i18n?: {
		setLocaleData: (
			data: Record< string, unknown >,
			domain: string
		) => void;
	};
}

/** The package that the scripts of views take their texts from. */
const I18N = 'wp-i18n';

/** Gives scripts their translations, which WordPress would print beside their tags. */
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

/** Fetches a script ahead of its use. */
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
 * Runs scripts in their order, the last one only after all others: it would break
 * what stands there where one that it needs did not come. Each script once a page.
 *
 * @param files  The scripts.
 * @param onLoad Is told of each that has run, before the next one does.
 * @return Rejects when a script cannot be had.
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
			// Before the next script asks for its texts.
			translate( settings, files );
		}
	} );
};

/** Fetches a view ahead of its use. */
export const preloadView = ( settings: PageSettings, name: string ): void =>
	( settings.views[ name ] ?? [] ).forEach( fetchAhead );

/**
 * Loads the React views of an element. What can be seen stands there already; this
 * makes it live.
 *
 * @return Rejects when a script cannot be had.
 */
export const hydrate = async (
	settings: PageSettings,
	root: Element
): Promise< void > => {
	await Promise.all(
		viewsIn( root ).map( ( name ) => hydrateView( settings, name ) )
	);
};

/** Fetches the views of an element ahead of their use. */
export const preload = ( settings: PageSettings, root: Element ): void =>
	viewsIn( root ).forEach( ( name ) => preloadView( settings, name ) );
