import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isSame } from '../../core/settings/draft';
import type { Field, Value } from '../../core/settings/types';
import { Control } from './controls/control';
import { sayValue } from './say-value';
import { useSettingsContext } from './state/context';

const isSecret = ( { format }: Field ) => format === 'secret';

const Said = ( { field, error }: { field: Field; error?: string } ) => (
	<>
		{ error && <span className="vitrine-setting__error">{ error } </span> }
		{ field.help && (
			<span className="vitrine-setting__text">{ field.help } </span>
		) }
		{ ! isSecret( field ) && (
			<span className="vitrine-setting__default">
				{ sprintf(
					/* translators: %s: a value. */
					__( 'Default: %s', 'vitrine' ),
					sayValue( field, field.default )
				) }
			</span>
		) }
	</>
);

const Reset = ( { field, onClick }: { field: Field; onClick: () => void } ) => {
	const words = isSecret( field )
		? __( 'Remove', 'vitrine' )
		: __( 'Reset to default', 'vitrine' );
	return (
		<Button
			variant="link"
			aria-label={ `${ words }: ${ field.label }` }
			onClick={ onClick }
		>
			{ words }
		</Button>
	);
};

/** One setting: its control, what is said of it, and the way back to the default. */
export const Row = ( {
	data,
	field: { id },
	onChange,
}: {
	data: Record< string, Value >;
	field: { id: string };
	onChange: ( edits: Record< string, Value > ) => void;
} ) => {
	const { fields, errors, saved, leave } = useSettingsContext();
	const field = fields.get( id );
	if ( ! field ) {
		return null;
	}
	const value = data[ id ] ?? field.default;
	const change = ( next: Value ) => onChange( { [ id ]: next } );
	const error = errors[ id ];
	const isChanged = ! isSame( value, saved[ id ] );
	return (
		<div
			className="vitrine-setting"
			data-setting={ id }
			data-changed={ isChanged }
			data-wrong={ error !== undefined }
			onBlur={ () => leave( id ) }
		>
			<Control
				field={ field }
				value={ value }
				help={
					<Said field={ field } { ...( error ? { error } : {} ) } />
				}
				isWrong={ error !== undefined }
				onChange={ change }
			/>
			{ ! isSame( value, field.default ) && (
				<Reset
					field={ field }
					onClick={ () => change( field.default ) }
				/>
			) }
		</div>
	);
};
