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

/** What the form shows; null: nothing holds its state by now. */
const useCheckout = (): CheckoutView | null =>
	useSelect( ( select ) => select( checkoutStore ).getCheckout(), [] );

/** Whether the nodes that were printed have been found. */
const useFound = (): boolean => {
	const [ isFound, setFound ] = useState( false );
	// Before the browser paints.
	useLayoutEffect( () => setFound( true ), [] );
	return isFound;
};

/** What every island is given. */
export interface Live< Props > {
	/** What the page was printed with. */
	printed: Props;
	/** What holds it. */
	element: HTMLElement;
}

interface LiveCartProps {
	printed: CartSnapshot;
	view: ComponentType< OrderReviewProps >;
}

/**
 * What shows the cart.
 *
 * @param props
 * @param props.printed The cart in the page.
 * @param props.view    Shows it.
 */
export const LiveCart = ( { printed, view: View }: LiveCartProps ) => (
	<View { ...useCart( cartStore, printed ) } />
);

/**
 * The coupon box. A refusal may have been told there before; what the shop has
 * said of a coupon is told here alone.
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
			said={ isFound ? view?.said ?? '' : '' }
			codes={ codes.map( ( { code } ) => code ) }
			{ ...( view && {
				onApply: ( code: string ) => void applyCoupon( code ),
			} ) }
		/>
	);
};

/**
 * The button that folds the order review away. It may be folded before it wakes.
 */
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

/** The word of welcome. The shop may have said by then whom it is for. */
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
