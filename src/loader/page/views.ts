import contract from '../../contract';
import type { PageSettings, ScriptFile } from '../../contract/types';

const { view } = contract.markers;

const loads = new Map< string, Promise< void > >();

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

/** The scripts of all views of an element and of what is in it, in loading order. */
const filesFor = ( settings: PageSettings, root: Element ): ScriptFile[] => [
	...new Set(
		viewsIn( root ).flatMap( ( name ) => settings.views[ name ] ?? [] )
	),
];

/**
 * Loads the React views of an element, each script once a page. What can be
 * seen stands there already; this makes it live.
 *
 * @return Rejects when a script cannot be had.
 */
export const hydrate = async (
	settings: PageSettings,
	root: Element
): Promise< void > => {
	const files = filesFor( settings, root );
	await Promise.all(
		files.map( async ( file ) => {
			await loadScript( file );
			if ( file.handle === I18N ) {
				// At once, before the next script runs and asks for its texts.
				translate( settings, files );
			}
		} )
	);
};

/** Fetches the views of an element ahead of their use. */
export const preload = ( settings: PageSettings, root: Element ): void => {
	for ( const file of filesFor( settings, root ) ) {
		if ( isThere( file ) || loads.has( file.src ) ) {
			continue;
		}
		const id = `${ file.handle }-preload`;
		if ( ! document.getElementById( id ) ) {
			const link = document.createElement( 'link' );
			Object.assign( link, { id, rel: 'preload', as: 'script' } );
			link.href = file.src;
			document.head.append( link );
		}
	}
};
