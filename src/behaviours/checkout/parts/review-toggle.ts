import contract from '../../../contract';
import type { Page } from '../../page';
import { mayMove } from '../../scroll/motion';
import type { Desk } from '../desk';

const { markers, timings_ms: timings } = contract;

const TOTAL = '.order-total .amount';

/**
 * Folds at once. WooCommerce's review holds the ways to ship, which are there to
 * be chosen: they stay.
 */
const rest = ( body: HTMLElement, open: boolean ): void => {
	const stays = body.querySelector( markers.review_shipping ) !== null;
	body.hidden = ! open && ! stays;
	body.classList.toggle( markers.review_folded, ! open && stays );
};

/** Moves an element between its two heights. */
const fold = ( body: HTMLElement, open: boolean ): void => {
	// jsdom and old browsers have no animations: it then is done at once.
	if ( ! ( 'animate' in body ) || ! mayMove() ) {
		rest( body, open );
		return;
	}
	body.getAnimations().forEach( ( before ) => before.cancel() );
	rest( body, false );
	const folded = `${ body.offsetHeight }px`;
	rest( body, true );
	const full = `${ body.scrollHeight }px`;
	body.style.overflow = 'hidden';
	body.animate(
		{ height: open ? [ folded, full ] : [ full, folded ] },
		{
			duration: timings.order_review_collapse,
			easing: 'ease',
		}
	).onfinish = () => {
		rest( body, open );
		body.style.overflow = '';
	};
};

/** Puts what is folded into an element of its own: the table itself is replaced with every change. */
const wrap = ( table: Element ): HTMLElement => {
	const body = document.createElement( 'div' );
	body.className = markers.review_body;
	body.id = markers.review_body;
	table.before( body );
	body.append( table );
	return body;
};

const isOurs = ( review: Element ): boolean =>
	Boolean( review.closest( markers.checkout_form ) );

const isWanted = ( page: Page, review: Element ): boolean =>
	isOurs( review )
		? review.classList.contains( markers.review_collapsible )
		: page.settings.addon?.order_review_collapsible === true;

/**
 * Lets the order review be folded away. What is to be paid stays in sight.
 *
 * @param page The page.
 * @param desk Its checkout.
 * @see spec 2.7, 4.9, 9.7
 */
export const collapseReview = ( page: Page, desk: Desk ): void => {
	const heading = document.querySelector( markers.review_heading );
	const review = document.querySelector( markers.order_review );
	const table = review?.querySelector( markers.order_review_table );
	const texts = page.settings.addon?.order_review_toggle_texts;
	if (
		! heading ||
		! review ||
		! table ||
		! texts ||
		! isWanted( page, review )
	) {
		return;
	}
	const body = wrap( table );
	const button = document.createElement( 'button' );
	const text = document.createElement( 'span' );
	const total = document.createElement( 'strong' );
	button.type = 'button';
	button.className = markers.review_toggle;
	button.setAttribute( 'aria-controls', body.id );
	button.append( text, total );
	if ( isOurs( review ) ) {
		heading.after( button );
	} else {
		// Its own line would move what is below it.
		heading.append( button );
	}

	const show = ( open: boolean ) => {
		button.setAttribute( 'aria-expanded', String( open ) );
		text.textContent = open
			? texts.toggle_hide_text
			: texts.toggle_show_text;
		total.textContent = open
			? ''
			: body.querySelector( TOTAL )?.textContent ?? '';
	};
	let isOpen = true;
	show( isOpen );
	desk.dispatch( { type: 'found', view: { foldable: true } } );
	desk.attend( ( { folded }, before ) => {
		isOpen = ! folded;
		if ( folded !== before.folded ) {
			show( isOpen );
			fold( body, isOpen );
		}
	} );
	button.addEventListener( 'click', () =>
		desk.dispatch( { type: 'fold', folded: isOpen } )
	);
	new MutationObserver( () => {
		show( isOpen );
		// The new one may have other ways to ship, or none.
		rest( body, isOpen );
	} ).observe( body, {
		characterData: true,
		childList: true,
		subtree: true,
	} );
};
