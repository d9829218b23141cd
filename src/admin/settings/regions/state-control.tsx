import type { Choice } from '../../../core/settings/payments';

interface Props {
	/** For assistive technology. */
	label: string;
	/** Says that no state is meant. */
	none: string;
	value: string;
	/** Of the country; empty: it has no list, and what is written is free. */
	states: Choice[];
	onChange: ( state: string ) => void;
}

/** A state of a country: chosen where the country has a list, else written. */
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
