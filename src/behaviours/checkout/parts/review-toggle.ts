import contract from '../../../contract';
import { make } from '../../dom/make';
import type { Page } from '../../page';
import { mayMove } from '../../scroll/motion';
import type { Checkout } from '../checkout';
import { checkoutForm } from '../form';
import { TOTAL } from './mobile-summary';

const { markers, timings_ms: timings } = contract;

/**
 * Folds without animation. Shipping methods inside WooCommerce's review must
 * stay selectable, so they stay visible.
 */
const rest = ( body: HTMLElement, open: boolean ): void => {
	const stays = body.querySelector( markers.review_shipping ) !== null;
	body.hidden = ! open && ! stays;
	body.classList.toggle( markers.review_folded, ! open && stays );
};

/** Animates the height of an element between folded and open. */
const fold = ( body: HTMLElement, open: boolean ): void => {
	// No animation API (jsdom, old browsers): fold at once.
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

const BUTTON = `.${ markers.review_toggle }`;

/** Adds the toggle to the engine's own order review. */
const build = (): void => {
	const table = document.querySelector(
		`${ markers.order_review } ${ markers.order_review_table }`
	);
	const heading = document.querySelector( markers.review_heading );
	if ( ! table || ! heading ) {
		return;
	}
	const { review_body: id } = markers;
	const body = make( 'div', { class: id, id } );
	table.before( body );
	body.append( table );
	// Inside the heading, so that it does not move the fields below.
	heading.append(
		make(
			'button',
			{
				type: 'button',
				class: markers.review_toggle,
				'aria-controls': id,
			},
			make( 'span' ),
			make( 'strong' )
		)
	);
};

/**
 * Makes the order review collapsible. The total stays visible.
 *
 * @see spec 2.7, 4.9, 9.7
 */
export const collapseReview = ( page: Page, checkout: Checkout ): void => {
	const { addon } = page.settings;
	if ( addon?.order_review_collapsible && ! checkoutForm() ) {
		build();
	}
	const find = () => document.querySelector( BUTTON );
	const body = document.getElementById( markers.review_body );
	const place = find()?.parentElement;
	if ( ! body || ! place || ! addon ) {
		return;
	}
	const texts = addon.order_review_toggle_texts;
	place.hidden = false;

	let isOpen = true;
	const show = () => {
		const button = find();
		const [ text, total ] = button?.children ?? [];
		if ( text && total && ! place.hasAttribute( markers.hydrated ) ) {
			button?.setAttribute( 'aria-expanded', String( isOpen ) );
			text.textContent = isOpen
				? texts.toggle_hide_text
				: texts.toggle_show_text;
			total.textContent = isOpen
				? ''
				: body.querySelector( TOTAL )?.textContent ?? '';
		}
	};
	show();
	checkout.dispatch( { type: 'found', view: { foldable: true } } );
	checkout.attend( ( { folded }, before ) => {
		isOpen = ! folded;
		if ( folded !== before.folded ) {
			show();
			fold( body, isOpen );
		}
	} );
	page.on( 'click', BUTTON, () =>
		checkout.dispatch( { type: 'fold', folded: isOpen } )
	);
	new MutationObserver( () => {
		show();
		// The new review may have other shipping methods, or none.
		rest( body, isOpen );
	} ).observe( body, {
		characterData: true,
		childList: true,
		subtree: true,
	} );
};
