import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettingsContext } from '../state/context';
import type { ControlProps } from './props';

/** A secret, which is not shown again; it can be replaced or removed. */
export const Secret = ( {
	field,
	value,
	help,
	isWrong,
	onChange,
}: ControlProps< string > ) => {
	const { data, saved } = useSettingsContext();
	const isKept = value === data.mask;
	return (
		<TextControl
			type="password"
			label={ field.label }
			help={ help }
			value={ isKept ? '' : value }
			placeholder={
				isKept
					? __( 'Saved. Enter a new value to replace it.', 'vitrine' )
					: ''
			}
			autoComplete="new-password"
			aria-invalid={ isWrong }
			onChange={ ( text ) =>
				// An empty field means no change.
				onChange( text === '' ? saved[ field.key ] ?? '' : text )
			}
			__next40pxDefaultSize
		/>
	);
};
