import { useInstanceId } from '@wordpress/compose';
import { isAmount } from '../../../core/settings/payments';

/** An amount of a shipping method, or its title. */
export const Text = ( {
	label,
	value,
	isValid = isAmount,
	onChange,
}: {
	label: string;
	value: string;
	/** Validates an amount; null: any text. */
	isValid?: ( ( text: string ) => boolean ) | null;
	onChange: ( text: string ) => void;
} ) => {
	const id = useInstanceId( Text, 'vitrine-shipping-text' );
	return (
		<label htmlFor={ id }>
			<span>{ label }</span>
			<input
				id={ id }
				type="text"
				inputMode={ isValid ? 'decimal' : undefined }
				aria-invalid={ ( isValid && ! isValid( value ) ) || undefined }
				maxLength={ 100 }
				value={ value }
				onChange={ ( { target } ) =>
					onChange( isValid ? target.value.trim() : target.value )
				}
			/>
		</label>
	);
};
