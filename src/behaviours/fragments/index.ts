import contract from '../../contract';
import { all } from '../dom/find';
import { make } from '../dom/make';
import { sleep } from '../mini-cart/sleep';
import { findRegions } from '../page/find';
import { isData, jsonOf } from './json';
import { preserveInput } from './keep';
import { sanitize } from './sanitize';

const { markers } = contract;

export { sanitize };

const replaceData = ( region: Element, html: string ) => {
	const json = jsonOf( html );
	if ( json !== null ) {
		region.textContent = json;
	}
};

const hasAddress = ( element: Element ) => element.hasAttribute( 'src' );

/** The URLs of the scripts in a response. */
const addresses = ( html: string ) =>
	all(
		'script',
		new DOMParser().parseFromString( html, 'text/html' ).body
	).map( ( script ) => script.getAttribute( 'src' ) );

/**
 * The styles and scripts that plugins have in a region and its replacement:
 * those of the page are kept, none is taken from the response. Scripts run
 * again, as with the engine's own fragments.
 */
const staying = ( region: Element, html: string ) => {
	const kept = all( 'style, script', region );
	const known = kept.some( hasAddress ) ? addresses( html ) : [];
	return kept.filter( ( element ) =>
		hasAddress( element )
			? known.includes( element.getAttribute( 'src' ) )
			: element.textContent && html.includes( element.textContent )
	);
};

/** A script that has run does not run again; a copy does. */
const copy = ( element: HTMLScriptElement ) => {
	const script = make(
		'script',
		Object.fromEntries(
			[ ...element.attributes ].map( ( { name, value } ) => [
				name,
				value,
			] )
		),
		element.text
	);
	script.nonce = element.nonce;
	return script;
};

/** Runs scripts again in order, as long as they are still in the region. */
const run = async ( region: Element, elements: readonly Element[] ) => {
	for ( const element of elements ) {
		if (
			element instanceof HTMLScriptElement &&
			region.contains( element )
		) {
			const script = copy( element );
			const isLoaded =
				script.src &&
				new Promise( ( then ) => {
					script.onload = then;
					script.onerror = then;
				} );
			element.replaceWith( script );
			// Inline scripts run at once, for listeners to the refresh.
			if ( isLoaded ) {
				await isLoaded;
			}
		}
	}
};

const replaceMarkup = ( region: Element, html: string ) => {
	const content = sanitize( html );
	const replacement = content.firstElementChild;
	if ( ! ( replacement instanceof HTMLElement ) ) {
		return;
	}
	if ( region.hasAttribute( markers.asleep ) ) {
		sleep( replacement );
	}
	const giveBack = preserveInput( region );
	const kept = staying( region, html );
	region.replaceWith( content );
	giveBack( replacement );
	// All of them, before running: the next refresh may come in between.
	replacement.append( ...kept );
	void run( replacement, kept );
};

/** Whether our region, matched by another selector, has its own fragment. */
const isOurs = (
	region: Element,
	selector: string,
	fragments: Readonly< Record< string, string > >
) =>
	selector !== markers.cart_contents &&
	markers.cart_contents in fragments &&
	region.matches( markers.cart_contents );

/**
 * Replaces the page's regions with the fragments of a response. Hydrated
 * regions are skipped: React renders them from the same state.
 *
 * @param fragments Selector to the HTML of the whole element.
 * @param scope     The shop that sent the response.
 * @see spec 3.4, 4.3, 7.4
 */
export const replaceRegions = (
	fragments: Readonly< Record< string, string > >,
	scope = ''
): void => {
	for ( const [ selector, html ] of Object.entries( fragments ) ) {
		for ( const region of findRegions( selector, scope ) ) {
			if (
				region.closest( `[${ markers.hydrated }]` ) ||
				isOurs( region, selector, fragments )
			) {
				continue;
			}
			if ( isData( region ) ) {
				replaceData( region, html );
			} else {
				replaceMarkup( region, html );
			}
		}
	}
};
