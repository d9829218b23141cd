import type { Value } from '../../../core/settings/types';
import { Colors } from './colors';
import type { ControlProps } from './props';
import { Secret } from './secret';
import { Choice, Line, Toggle, WholeNumber } from './simple';
import { Sites } from './sites';

const isList = ( value: Value ): value is string[] => Array.isArray( value );

/** The control for a setting's type. */
export const Control = ( { value, ...props }: ControlProps ) => {
	const { field } = props;
	if ( field.type === 'boolean' ) {
		return <Toggle { ...props } value={ value === true } />;
	}
	if ( field.type === 'integer' ) {
		return (
			<WholeNumber
				{ ...props }
				value={ typeof value === 'number' ? value : String( value ) }
			/>
		);
	}
	if ( isList( value ) ) {
		const List = field.format === 'origin' ? Sites : Colors;
		return <List { ...props } value={ value } />;
	}
	const text = String( value );
	if ( field.choices.length ) {
		return <Choice { ...props } value={ text } />;
	}
	return field.format === 'secret' ? (
		<Secret { ...props } value={ text } />
	) : (
		<Line { ...props } value={ text } />
	);
};
