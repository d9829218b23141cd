import contract from '../../contract';
import { setFlag } from '../dom/attributes';
import type { Page } from '../page';
import { isAllowed, trigger } from '../jquery/events';
import type { CheckoutAnswer } from './answer';
import type { Checkout } from './checkout';
import { checkoutForm } from './form';
import type * as send from './send';

const { events, fields, markers } = contract;

/** Shows whether the order is under way. */
const occupy = ( form: HTMLFormElement, placing: boolean ) => {
	const button = form.querySelector( markers.place_order );
	setFlag( form, 'aria-busy', placing );
	// Not disabled by the attribute, which would throw the focus out of it.
	setFlag( button, 'aria-disabled', placing );
	form.classList.toggle( markers.processing, placing );
	button?.classList.toggle( markers.loading, placing );
};

/** Whether an order was placed from this page. Outlives the back button. */
let placed = false;

type Send = typeof send;

const fetchSend = (): Promise< Send > =>
	import( /* webpackChunkName: "order" */ './send' );

/** Sends the form. What is under way stays so where the page is about to go. */
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
			const { redirect, said } = answer;
			if (
				await isAllowed( page, form, events.order_placed, said, form )
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
 * Whether scripts of other plugins let the order be placed now. A way to pay may have
 * something to ask of its provider first; its script sends the form again then.
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

/** Whether a button of the form does something else than placing the order. */
const isOther = ( submitter: HTMLElement | null, page: Page ): boolean =>
	submitter instanceof HTMLButtonElement &&
	submitter.name !== '' &&
	submitter.name !== page.name( fields.place_order );

/**
 * Places the order in the background. However often the button is pressed and
 * whatever is lost on the way, there is one order, and the form stays.
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
								// From now on the browser sends it, with this press.
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
		// The form's key is used up: a new cart must not end in the old order.
		if ( persisted && placed ) {
			page.browser.reload();
		}
	} );
};
