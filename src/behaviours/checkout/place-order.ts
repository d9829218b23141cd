import contract from '../../contract';
import { setFlag } from '../dom/attributes';
import type { Page } from '../page';
import { isAllowed, trigger } from '../jquery/events';
import type { CheckoutAnswer } from './answer';
import type { Checkout } from './checkout';
import { checkoutForm } from './form';
import type * as send from './send';

const { events, fields, markers } = contract;

/** Shows whether the order is being placed. */
const occupy = ( form: HTMLFormElement, placing: boolean ) => {
	const button = form.querySelector( markers.place_order );
	setFlag( form, 'aria-busy', placing );
	// Not the `disabled` attribute, which would lose the focus.
	setFlag( button, 'aria-disabled', placing );
	form.classList.toggle( markers.processing, placing );
	button?.classList.toggle( markers.loading, placing );
};

/** Whether this page has placed an order. Survives the back/forward cache. */
let placed = false;

type Send = typeof send;

const fetchSend = (): Promise< Send > =>
	import( /* webpackChunkName: "order" */ './send' );

/** Submits the form. It stays busy if the page is about to navigate. */
const place = async (
	page: Page,
	checkout: Checkout,
	form: HTMLFormElement,
	{ hiddenField, sendForm }: Send,
	seen: string | undefined
) => {
	const refuse = ( text: string, errors = {} ) => {
		checkout.dispatch( { type: 'refused', text, errors } );
		trigger( page, events.checkout_error, text, errors );
	};
	page.announce( page.text( 'placing_order' ) );
	let answer: CheckoutAnswer | null;
	try {
		answer = await sendForm( page, form, seen );
		if ( answer?.ok ) {
			placed = true;
			const { redirect, payload } = answer;
			if (
				await isAllowed(
					page,
					form,
					events.order_placed,
					payload,
					form
				)
			) {
				page.browser.navigate( redirect );
			} else {
				refuse( page.text( 'order_stopped' ) );
			}
			return;
		}
	} catch ( error ) {
		refuse( page.text( 'order_unknown' ) );
		throw error;
	}
	if ( ! answer ) {
		refuse( page.text( 'order_unknown' ) );
		return;
	}
	const key = hiddenField( form, page.name( fields.idempotency_key ) );
	if ( key && answer.key ) {
		key.value = answer.key;
	}
	if ( answer.refresh ) {
		void page.cart.refresh();
	}
	refuse( answer.text, answer.fields );
};

/**
 * Whether other plugins' scripts allow the order now. A payment gateway may
 * need a request to its provider first; its script then submits the form again.
 */
const mayPlace = async (
	page: Page,
	form: HTMLFormElement
): Promise< boolean > => {
	const method = new FormData( form ).get( fields.payment_method );
	const ofMethod =
		typeof method === 'string' ? `${ events.place_order }_${ method }` : '';
	return (
		( await isAllowed( page, form, events.place_order, form ) ) &&
		( ofMethod === '' || isAllowed( page, form, ofMethod, form ) )
	);
};

/** Whether the submitter is another button than the order button. */
const isOther = ( submitter: HTMLElement | null, page: Page ): boolean =>
	submitter instanceof HTMLButtonElement &&
	submitter.name !== '' &&
	submitter.name !== page.name( fields.place_order );

/**
 * Places the order by a background request. Repeated presses or lost responses
 * create only one order, and the form stays.
 *
 * @see spec 2.7
 */
export const placeOrders = ( page: Page, checkout: Checkout ): void => {
	let isBroken = false;
	checkout.attend(
		( { placing }, before ) => {
			const form = checkoutForm();
			if ( form && placing !== before.placing ) {
				occupy( form, placing );
			}
		},
		{
			send: () => {
				const form = checkoutForm();
				if ( form ) {
					const seen = form.querySelector< HTMLInputElement >(
						`input[name="${ page.name( fields.cart_hash ) }"]`
					)?.value;
					fetchSend()
						.then(
							( sending ) =>
								place( page, checkout, form, sending, seen ),
							() => {
								if ( ! navigator.onLine ) {
									checkout.dispatch( {
										type: 'refused',
										text: page.text( 'order_unknown' ),
										errors: {},
									} );
									return;
								}
								// No chunk: submit natively from now on.
								isBroken = true;
								occupy( form, false );
								form.requestSubmit(
									form.querySelector< HTMLElement >(
										markers.place_order
									)
								);
							}
						)
						.catch( reportError );
				}
			},
		}
	);
	page.on( 'pointerover touchstart focusin', markers.checkout_form, () => {
		fetchSend().catch( () => {} );
	} );
	page.on( 'submit', markers.checkout_form, ( event ) => {
		const form = checkoutForm();
		if (
			! form ||
			isBroken ||
			isOther( ( event as SubmitEvent ).submitter, page )
		) {
			return;
		}
		event.preventDefault();
		if ( ! checkout.view().placing ) {
			mayPlace( page, form )
				.then( ( may ) => {
					if ( may ) {
						checkout.dispatch( { type: 'place' } );
					}
				} )
				.catch( reportError );
		}
	} );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		// The idempotency key is used up.
		if ( persisted && placed ) {
			page.browser.reload();
		}
	} );
};
