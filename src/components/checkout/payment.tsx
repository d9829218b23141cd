import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import { FieldError } from './field';
import { Section } from './section';
import type { PaymentMethod, PaymentProps } from './types';

const FIELD = contract.fields.payment_method;

const Method = ( props: { method: PaymentMethod; checked: boolean } ) => {
	const { id, title, description, countries } = props.method;
	const name = `payment_method_${ id }`;
	return (
		<li
			className={ `wc_payment_method ${ name }` }
			{ ...( countries && {
				[ contract.markers.countries ]: countries.join( ' ' ),
			} ) }
		>
			<label className="vitrine-choice" htmlFor={ name }>
				<input
					type="radio"
					className="input-radio"
					name={ FIELD }
					id={ name }
					value={ id }
					defaultChecked={ props.checked }
				/>
				<span>{ title }</span>
			</label>
			{ description && (
				<div className={ `payment_box ${ name }` }>
					<p>{ description }</p>
				</div>
			) }
		</li>
	);
};

/**
 * The ways to pay, without the fields that a method prints itself. Twin of
 * `View\Checkout\Payment`.
 *
 * @param props
 * @param props.methods
 * @param props.chosen
 * @param props.error
 * @see spec 2.7
 */
export const Payment = ( { methods, chosen, error }: PaymentProps ) => {
	const known = methods.find( ( { id } ) => id === chosen ) ?? methods[ 0 ];
	return (
		<div className="woocommerce-checkout-payment" id="payment">
			<Section title={ __( 'Payment', 'vitrine' ) }>
				{ methods.length === 0 ? (
					<p>
						{ __(
							'No payment methods are available at the moment. Please contact us.',
							'vitrine'
						) }
					</p>
				) : (
					<ul className="vitrine-choices wc_payment_methods payment_methods">
						{ methods.map( ( method ) => (
							<Method
								key={ method.id }
								method={ method }
								checked={ method === known }
							/>
						) ) }
					</ul>
				) }
				{ error && <FieldError name={ FIELD } text={ error } /> }
			</Section>
		</div>
	);
};
