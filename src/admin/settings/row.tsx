import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isSame } from '../../core/settings/draft';
import type { Field, Value } from '../../core/settings/types';
import { Control } from './controls/control';
import { sayValue } from './say-value';
import { useSettingsContext } from './state/context';

const isSecret = ( { format }: Field ) => format === 'secret';

const HelpText = ( { field, error }: { field: Field; error?: string } ) => (
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

/** A setting with its control, help and reset button. */
export const Row = ( { field }: { field: Field } ) => {
	const { values, errors, saved, change, leave } = useSettingsContext();
	const { key } = field;
	const value = values[ key ] ?? field.default;
	const set = ( next: Value ) => change( { [ key ]: next } );
	const error = errors[ key ];
	const isChanged = ! isSame( value, saved[ key ] );
	return (
		<div
			className="vitrine-setting"
			data-setting={ key }
			data-changed={ isChanged }
			data-wrong={ error !== undefined }
			onBlur={ () => leave( key ) }
		>
			<Control
				field={ field }
				value={ value }
				help={
					<HelpText
						field={ field }
						{ ...( error ? { error } : {} ) }
					/>
				}
				isWrong={ error !== undefined }
				onChange={ set }
			/>
			{ ! isSame( value, field.default ) && (
				<Reset field={ field } onClick={ () => set( field.default ) } />
			) }
		</div>
	);
};
