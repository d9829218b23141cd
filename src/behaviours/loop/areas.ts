import contract from '../../contract';
import type { LoopContent } from '../../contract/types';
import { setFlag } from '../dom/attributes';
import { focusOn } from '../../transport/browser/focus';
import type { Sanitize } from '../fragments/fetch';
import { emitAt } from '../dom/emit';
import { areasOf, isAwake, ownOf } from './elements';

const { events, markers } = contract;

/** Remembers the focused element of an area, to focus its replacement. */
const keepFocus = ( area: HTMLElement ): ( () => boolean ) => {
	const { activeElement: focused } = document;
	if ( ! focused || ! area.contains( focused ) ) {
		return () => true;
	}
	const more = focused.classList.contains( markers.loop_more );
	const page = focused.getAttribute( markers.loop_page ) ?? '';
	return () => {
		const twin = area.querySelector< HTMLElement >(
			more
				? `.${ markers.loop_more }`
				: `a[${ markers.loop_page }="${ page }"]`
		);
		twin?.focus( { preventScroll: true } );
		return Boolean( twin );
	};
};

const append = ( area: HTMLElement, content: DocumentFragment ) => {
	const list = area.querySelector( `.${ markers.loop_items }` );
	const items = content.querySelector( `.${ markers.loop_items }` );
	if ( list && items ) {
		list.append( ...items.childNodes );
	} else {
		area.append( content );
	}
};

/**
 * Inserts a response into the areas of a listing. Keeps the focus; moves it to
 * the results if its element is gone.
 *
 * @param adds Whether the results are appended to the current ones.
 * @see spec 2.2, 3.13, field 26
 */
export const showAreas = (
	root: HTMLElement,
	queryId: number,
	content: LoopContent,
	adds: boolean,
	sanitize: Sanitize
): void => {
	const results = areasOf( root, markers.loop_results_label, queryId );
	let found = true;
	for ( const area of results ) {
		const fragment = sanitize( content.wrapper );
		if ( adds ) {
			append( area, fragment );
		} else {
			found =
				! area.contains( area.ownerDocument.activeElement ) && found;
			area.replaceChildren( fragment );
		}
		emitAt( area, events.native.inserted );
	}
	for ( const area of areasOf(
		root,
		markers.loop_pagination_label,
		queryId
	) ) {
		if ( ! isAwake( area ) ) {
			// Keep the landmark of older markup.
			const place =
				area.querySelector( markers.loop_old_pagination ) ?? area;
			const giveBack = keepFocus( area );
			place.replaceChildren( sanitize( content.pagination ) );
			found = giveBack() && found;
		}
	}
	for ( const area of areasOf( root, markers.loop_active_label, queryId ) ) {
		found = ! area.contains( area.ownerDocument.activeElement ) && found;
		area.replaceChildren( sanitize( content.active ?? '' ) );
	}
	if ( ! found ) {
		focusOn( results[ 0 ] );
	}
	for ( const count of ownOf( root, `.${ markers.loop_count }` ) ) {
		if ( ! isAwake( count ) ) {
			count.textContent = content.count ?? '';
		}
	}
	for ( const [ name, text ] of Object.entries( content.texts ?? {} ) ) {
		for ( const place of ownOf(
			root,
			`[${ markers.loop_text }="${ name }"]`
		) ) {
			place.textContent = text;
		}
	}
	for ( const empty of ownOf(
		root,
		`:is( .${ markers.loop_empty }, .${ markers.loop_nothing } )`
	) ) {
		if ( ! isAwake( empty ) ) {
			empty.hidden = content.total !== 0;
		}
	}
};

/** Marks the results as busy or not. */
export const setBusy = (
	root: HTMLElement,
	queryId: number,
	busy: boolean
): void => {
	for ( const area of areasOf( root, markers.loop_results_label, queryId ) ) {
		setFlag( area, 'aria-busy', busy );
	}
};
