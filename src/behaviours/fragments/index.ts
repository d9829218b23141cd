import contract from '../../contract';
import { all } from '../dom/find';
import { make } from '../dom/make';
import { sleep } from '../mini-cart/sleep';
import { findRegions } from '../page/find';
import { isData, jsonOf } from './json';
import { keepInHand } from './keep';
import { sanitise } from './sanitise';

const { markers } = contract;

export { sanitise };

const replaceData = ( region: Element, html: string ) => {
	const json = jsonOf( html );
	if ( json !== null ) {
		region.textContent = json;
	}
};

const hasAddress = ( element: Element ) => element.hasAttribute( 'src' );

/** The addresses of the scripts that an answer has. */
const addresses = ( html: string ) =>
	all(
		'script',
		new DOMParser().parseFromString( html, 'text/html' ).body
	).map( ( script ) => script.getAttribute( 'src' ) );

/**
 * The styles and scripts that plugins have in a region and in what takes its place:
 * none comes by an answer, those that the page came with stay, and scripts run
 * again, as they do where the engine's own script renews a region.
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

/** A script that has run does not do so again: one like it does. */
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

/** Runs scripts again, one after the other, as long as their region is there. */
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
			// Without an address at once: handlers of the renewal find what it does.
			if ( isLoaded ) {
				await isLoaded;
			}
		}
	}
};

const replaceMarkup = ( region: Element, html: string ) => {
	const content = sanitise( html );
	const replacement = content.firstElementChild;
	if ( ! ( replacement instanceof HTMLElement ) ) {
		return;
	}
	if ( region.hasAttribute( markers.asleep ) ) {
		sleep( replacement );
	}
	const giveBack = keepInHand( region );
	const kept = staying( region, html );
	region.replaceWith( content );
	giveBack( replacement );
	// All, first: a renewal that comes before the last has run finds it here.
	replacement.append( ...kept );
	void run( replacement, kept );
};

/** Whether a region of ours fits another's selector too, and its own fragment is there. */
const isOurs = (
	region: Element,
	selector: string,
	fragments: Readonly< Record< string, string > >
) =>
	selector !== markers.cart_contents &&
	markers.cart_contents in fragments &&
	region.matches( markers.cart_contents );

/**
 * Replaces the regions of the page by what an answer says of them. A region
 * that is hydrated is React's: it shows the same state by itself.
 *
 * @param fragments Selector to the HTML of the whole element.
 * @param scope     Of the shop whose answer it is.
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
