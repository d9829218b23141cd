import { useEffect, useRef } from '@wordpress/element';
import { Coupon, CouponError } from '../cart-page/coupon';
import type { CouponBoxProps } from './types';

interface Props extends CouponBoxProps {
	/** Whether a coupon is being applied. */
	applying?: boolean;
	/** The shop's message for the last coupon; empty: none. */
	message?: string;
	/** Codes of the applied coupons. */
	codes?: readonly string[];
	onApply?: ( code: string ) => void;
}

const isOneOf = ( codes: readonly string[], code: string ): boolean =>
	codes.some( ( one ) => one.toLowerCase() === code.toLowerCase() );

/**
 * The coupon box of the checkout. Twin of `View\Checkout\Review\CouponBox`.
 *
 * @param props
 * @see spec 2.7, 5.7, 8.2, field 8, 32
 */
export const CouponBox = ( props: Props ) => {
	const { error, message = '', codes = [] } = props;
	const field = useRef< HTMLInputElement >( null );
	// Only a message resets the field, not a change of the coupons: the shopper
	// may be typing again.
	const counting = useRef( codes );
	counting.current = codes;
	const element = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const input = field.current;
		element.current?.scrollIntoView( { block: 'nearest' } );
		if (
			message &&
			input &&
			isOneOf( counting.current, input.value.trim() )
		) {
			input.value = '';
		}
	}, [ message ] );
	return (
		<>
			<Coupon
				failed={ error !== '' }
				applying={ props.applying ?? false }
				field={ field }
				{ ...( props.onApply && { onApply: props.onApply } ) }
			>
				{ error && <CouponError error={ error } /> }
			</Coupon>
			{ message && (
				<div ref={ element } className="vitrine-coupon-message">
					{ message }
				</div>
			) }
		</>
	);
};
