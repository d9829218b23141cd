import type { ReactNode } from 'react';

export interface CardChoice {
	value: string;
	label: string;
	/** Rendered below the label. */
	help?: ReactNode;
}

/** Radio buttons as cards. */
export const Choices = ( {
	name,
	legend,
	value,
	choices,
	onChange,
}: {
	/** Name of the radio buttons. */
	name: string;
	legend: string;
	value: string;
	choices: CardChoice[];
	onChange: ( value: string ) => void;
} ) => (
	<fieldset className="vitrine-setup__choices">
		<legend>{ legend }</legend>
		{ choices.map( ( choice ) => {
			const id = `vitrine-setup-${ name }-${ choice.value }`;
			return (
				<div className="vitrine-setup__choice" key={ choice.value }>
					<input
						type="radio"
						id={ id }
						name={ name }
						value={ choice.value }
						checked={ value === choice.value }
						aria-describedby={
							choice.help ? `${ id }-help` : undefined
						}
						onChange={ () => onChange( choice.value ) }
					/>
					<label htmlFor={ id }>{ choice.label }</label>
					{ choice.help && (
						<div
							className="vitrine-setup__help"
							id={ `${ id }-help` }
						>
							{ choice.help }
						</div>
					) }
				</div>
			);
		} ) }
	</fieldset>
);
