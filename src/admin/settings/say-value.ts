import { __ } from '@wordpress/i18n';
import type { Field, Value } from '../../core/settings/types';

/** A value as text. */
export const sayValue = ( field: Field, value: Value ): string => {
	if ( typeof value === 'boolean' ) {
		return value ? __( 'on', 'vitrine' ) : __( 'off', 'vitrine' );
	}
	const text = Array.isArray( value ) ? value.join( ', ' ) : String( value );
	const choice = field.choices.find( ( one ) => one.value === text );
	return choice?.label || text || field.standard || __( 'empty', 'vitrine' );
};
