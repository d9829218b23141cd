import type { Choice } from '../../../core/settings/payments';

interface Props {
	/** Accessible name. */
	label: string;
	/** Label of the empty option. */
	none: string;
	value: string;
	/** States of the country; empty: any text is allowed. */
	states: Choice[];
	onChange: ( state: string ) => void;
}

/** A state: a select if the country has a list of states, else a text field. */
export const StateControl = ( {
	label,
	none,
	value,
	states,
	onChange,
}: Props ) =>
	states.length ? (
		<select
			aria-label={ label }
			value={ value }
			onChange={ ( { target } ) => onChange( target.value ) }
		>
			<option value="">{ none }</option>
			{ ! states.some( ( one ) => one.value === value ) && value && (
				<option value={ value }>{ value }</option>
			) }
			{ states.map( ( one ) => (
				<option key={ one.value } value={ one.value }>
					{ one.label }
				</option>
			) ) }
		</select>
	) : (
		<input
			type="text"
			aria-label={ label }
			placeholder={ none }
			value={ value }
			maxLength={ 100 }
			onChange={ ( { target } ) => onChange( target.value ) }
		/>
	);
