import { cartStore } from '@vitrine/cart-store';
import { checkoutStore } from '@vitrine/checkout-store';
import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { useCart } from '../hydrate/use-cart';
import contract from '../../contract';
import type { CartSnapshot, CheckoutView } from '../../contract/types';
import { formatMoney } from '../../core/money';
import { CouponBox } from './coupon-box';
import { EmailMessage } from './email-message';
import { ReviewToggle } from './review-toggle';
import type {
	CouponBoxProps,
	EmailMessageProps,
	OrderReviewProps,
	ReviewToggleProps,
} from './types';

/** State of the form; null: the store has none yet. */
const useCheckout = (): CheckoutView | null =>
	useSelect( ( select ) => select( checkoutStore ).getCheckout(), [] );

/** Whether hydration is complete. */
const useFound = (): boolean => {
	const [ isFound, setFound ] = useState( false );
	// Before the browser paints.
	useLayoutEffect( () => setFound( true ), [] );
	return isFound;
};

/** Props of every island. */
export interface Live< Props > {
	/** The props in the page. */
	printed: Props;
	/** The island's root element. */
	element: HTMLElement;
}

interface LiveCartProps {
	printed: CartSnapshot;
	view: ComponentType< OrderReviewProps >;
}

/**
 * Renders a part that shows the cart.
 *
 * @param props
 * @param props.printed The cart in the page.
 * @param props.view    Component of the part.
 */
export const LiveCart = ( { printed, view: View }: LiveCartProps ) => (
	<View { ...useCart( cartStore, printed ) } />
);

/**
 * The coupon box. An error may be in the initial markup, while the shop's
 * success message comes from the store only.
 */
export const LiveCouponBox = ( { printed }: Live< CouponBoxProps > ) => {
	const view = useCheckout();
	const isFound = useFound();
	const { applyCoupon } = useDispatch( checkoutStore );
	const codes = useSelect(
		( select ) => select( checkoutStore ).getCoupons(),
		[]
	);
	return (
		<CouponBox
			error={
				view
					? view.errors[ contract.fields.coupon_code ] ?? ''
					: printed.error
			}
			applying={ Boolean( view?.applying ) }
			message={ isFound ? view?.couponMessage ?? '' : '' }
			codes={ codes.map( ( { code } ) => code ) }
			{ ...( view && {
				onApply: ( code: string ) => void applyCoupon( code ),
			} ) }
		/>
	);
};

/** The toggle of the order review, which may have been used before hydration. */
export const LiveReviewToggle = ( {
	printed,
	element,
}: Live< ReviewToggleProps > ) => {
	const view = useCheckout();
	const isFound = useFound();
	const { foldReview } = useDispatch( checkoutStore );
	const sum = useSelect( ( select ) => {
		const cart = select( cartStore ).getCart();
		return cart && formatMoney( cart.totals.total, cart.currency );
	}, [] );
	const [ total ] = useState(
		() => element.querySelector( 'strong' )?.textContent ?? ''
	);
	return (
		<ReviewToggle
			{ ...printed }
			folded={ view?.folded ?? printed.folded }
			total={ isFound ? sum ?? total : total }
			onFold={ ( folded ) => void foldReview( folded ) }
		/>
	);
};

/**
 * The message for guests. The email address may have been checked before
 * hydration.
 */
export const LiveEmailMessage = ( { printed }: Live< EmailMessageProps > ) => {
	const { suggestion } = useSelect(
		( select ) => select( checkoutStore ).getGuest(),
		[]
	);
	const isFound = useFound();
	return (
		<EmailMessage
			{ ...printed }
			shown={ isFound ? suggestion === 'login' : printed.shown }
		/>
	);
};
