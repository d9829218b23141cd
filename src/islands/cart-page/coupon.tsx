import { __ } from '@wordpress/i18n';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import contract from '../../contract';
import { classes } from '../parts/classes';
import type { OwnWords } from './layout';

const ERROR_ID = 'coupon_code_error';

/**
 * Error notice for an invalid coupon. Twin of
 * `View\Cart\Parts\CartCoupon::notice()`.
 *
 * @param props
 * @param props.error Plain text.
 * @see spec 8.2
 */
export const CouponNotice = ( { error }: { error: string } ) => (
	<div
		className="coupon-error-notice vitrine-notice vitrine-notice--error woocommerce-error"
		id={ ERROR_ID }
		role="alert"
	>
		{ error }
	</div>
);

/**
 * Inline error below the coupon field. Twin of
 * `View\Cart\Parts\CartCoupon::error()`.
 *
 * @param props
 * @param props.error Plain text.
 * @see spec 8.2
 */
export const CouponError = ( { error }: { error: string } ) => (
	<p className="coupon-error-notice" id={ ERROR_ID }>
		{ error }
	</p>
);

interface CouponProps {
	/** Whether the last coupon was invalid. */
	failed: boolean;
	/** Whether a coupon is being applied. */
	applying?: boolean;
	field?: RefObject< HTMLInputElement >;
	/** Applies a coupon; default: the form is submitted. */
	onApply?: ( code: string ) => void;
	/** Rendered below the field. */
	children?: ReactNode;
	/** Id of the field's form; default: the closest form. */
	form?: string | undefined;
	/** Custom label and button text. */
	own?: OwnWords | undefined;
}

/**
 * The coupon field. Its error is rendered elsewhere and referenced by
 * `aria-describedby`. Twin of `View\Cart\Parts\CartCoupon`.
 *
 * @param props
 * @see spec 2.5, 5.7, field 32
 */
export const Coupon = ( props: CouponProps ) => {
	const { failed, field, onApply, form, own } = props;
	const apply = ( event: SyntheticEvent ) => {
		if ( onApply ) {
			event.preventDefault();
			onApply( field?.current?.value.trim() ?? '' );
		}
	};
	return (
		<div className={ classes( 'coupon', failed && 'woocommerce-invalid' ) }>
			<label htmlFor="coupon_code">
				{ own?.title ?? __( 'Coupon code', 'vitrine' ) }
			</label>
			<div className="vitrine-coupon-row">
				<input
					ref={ field }
					type="text"
					className="input-text"
					name={ contract.fields.coupon_code }
					id="coupon_code"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck="false"
					form={ form }
					aria-invalid={ failed ? 'true' : undefined }
					aria-describedby={ failed ? ERROR_ID : undefined }
					// Otherwise Enter would trigger the form's first submit
					// button: place order.
					onKeyDown={ ( event ) =>
						event.key === 'Enter' && apply( event )
					}
				/>
				<button
					type="submit"
					className={ classes(
						'button wp-element-button',
						props.applying && contract.markers.loading
					) }
					name={ contract.fields.apply_coupon }
					value="1"
					form={ form }
					onClick={ apply }
				>
					{ own?.text ?? __( 'Apply coupon', 'vitrine' ) }
				</button>
			</div>
			{ props.children }
		</div>
	);
};
