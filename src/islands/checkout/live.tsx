import { cartStore, checkoutStore } from '@vitrine/stores';
import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { OrderReviewProps } from '../../components/checkout/types';
import { useCart } from '../../components/hydrate/use-cart';
import contract from '../../contract';
import type { CartSnapshot, CheckoutView } from '../../contract/types';
import { CouponBox } from './coupon-box';
import type { CouponBoxProps } from './types';

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
 *
 * @param props
 * @param props.printed What the page was printed with.
 */
export const LiveCouponBox = ( { printed }: { printed: CouponBoxProps } ) => {
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
