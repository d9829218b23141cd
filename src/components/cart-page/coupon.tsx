import { __ } from '@wordpress/i18n';
import contract from '../../contract';

/**
 * The coupon field. Its error stays until the next try and belongs to it. Twin
 * of `View\Cart\Coupon`.
 *
 * @param props
 * @param props.error Plain text; empty: none.
 * @see spec 2.5, 5.7, 8.2, field 32
 */
export const Coupon = ( { error }: { error: string } ) => (
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
				aria-invalid={ error ? 'true' : undefined }
				aria-describedby={ error ? 'vitrine-coupon-error' : undefined }
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
		{ error && (
			<p
				className="vitrine-coupon-error"
				id="vitrine-coupon-error"
				role="alert"
			>
				{ error }
			</p>
		) }
	</div>
);
