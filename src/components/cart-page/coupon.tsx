import { __ } from '@wordpress/i18n';
import contract from '../../contract';

const ERROR_ID = 'vitrine-coupon-error';

/**
 * Why a coupon was refused, as a notice. Twin of `View\Cart\Coupon::notice()`.
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
 * The coupon field. What was wrong with the last code stands elsewhere and is
 * told as belonging to it. Twin of `View\Cart\Coupon`.
 *
 * @param props
 * @param props.failed Whether the last code was refused.
 * @see spec 2.5, 5.7, field 32
 */
export const Coupon = ( { failed }: { failed: boolean } ) => (
	<div className="coupon">
		<label htmlFor="coupon_code">{ __( 'Coupon code', 'vitrine' ) }</label>
		<div className="vitrine-coupon-row">
			<input
				type="text"
				className="input-text"
				name={ contract.fields.coupon_code }
				id="coupon_code"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck="false"
				aria-invalid={ failed ? 'true' : undefined }
				aria-describedby={ failed ? ERROR_ID : undefined }
			/>
			<button
				type="submit"
				className="button wp-element-button"
				name={ contract.fields.apply_coupon }
				value="1"
			>
				{ __( 'Apply coupon', 'vitrine' ) }
			</button>
		</div>
	</div>
);
