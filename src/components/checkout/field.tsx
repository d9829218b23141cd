import { __ } from '@wordpress/i18n';
import { classes } from '../parts/classes';
import type { CheckoutField } from './types';

/**
 * What is wrong with a field. Twin of `View\Checkout\Field::error()`.
 *
 * @param props
 * @param props.name Of the field.
 * @param props.text Plain text.
 */
export const FieldError = ( {
	name,
	text,
}: {
	name: string;
	text: string;
} ) => (
	<p className="vitrine-field-error" id={ `${ name }_error` }>
		{ text }
	</p>
);

/** The ids of what is said of a field. */
const describedBy = ( { name, hint, error }: CheckoutField ) =>
	[ error && `${ name }_error`, hint && `${ name }_hint` ]
		.filter( Boolean )
		.join( ' ' ) || undefined;

const Options = ( { field }: { field: CheckoutField } ) => (
	<>
		{ ( field.value === '' || ! field.required ) && (
			<option value="">{ __( 'Select an option', 'vitrine' ) }</option>
		) }
		{ Object.entries( field.options ).map( ( [ value, label ] ) => (
			<option key={ value } value={ value }>
				{ label }
			</option>
		) ) }
	</>
);

const Control = ( { field }: { field: CheckoutField } ) => {
	const { name, type, value, error } = field;
	const shared = {
		name,
		id: name,
		autoComplete: field.autocomplete,
		'aria-required': field.required || undefined,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': describedBy( field ),
	};
	if ( type === 'select' ) {
		return (
			<select
				className="input-text country_to_state"
				defaultValue={ value }
				{ ...shared }
			>
				<Options field={ field } />
			</select>
		);
	}
	if ( type === 'textarea' ) {
		return (
			<textarea
				className="input-text"
				rows={ 3 }
				defaultValue={ value }
				{ ...shared }
			/>
		);
	}
	if ( type === 'checkbox' ) {
		return (
			<input
				type="checkbox"
				className="input-checkbox"
				value="1"
				defaultChecked={ value !== '' }
				{ ...shared }
			/>
		);
	}
	return (
		<input
			type={ type }
			className="input-text"
			defaultValue={ value }
			inputMode={ type === 'email' || type === 'tel' ? type : undefined }
			{ ...shared }
		/>
	);
};

/**
 * A row of the form: label, control and error. Twin of `View\Checkout\Field`.
 *
 * @param props
 * @param props.field
 * @see spec 2.7, 3.5, 5.6
 */
export const Field = ( { field }: { field: CheckoutField } ) => (
	<div
		className={ classes(
			'form-row',
			field.width === 'half' ? 'form-row-half' : 'form-row-wide',
			field.required && 'validate-required',
			field.error && 'woocommerce-invalid'
		) }
		id={ `${ field.name }_field` }
		hidden={ field.hidden }
	>
		<label htmlFor={ field.name }>
			{ field.label }
			{ field.required ? (
				<span className="required" aria-hidden="true">
					{ ' *' }
				</span>
			) : (
				<span className="optional">
					{ ` ${ __( '(optional)', 'vitrine' ) }` }
				</span>
			) }
		</label>
		<Control field={ field } />
		{ field.hint && (
			<span className="vitrine-field-hint" id={ `${ field.name }_hint` }>
				{ field.hint }
			</span>
		) }
		{ field.error && (
			<FieldError name={ field.name } text={ field.error } />
		) }
		{ field.below }
	</div>
);
