import { SelectControl } from '@wordpress/components';
import type { ComponentProps } from 'react';
import { ChoiceToolbar } from './choice-toolbar';

interface Props< Value extends string > {
	icon: ComponentProps< typeof ChoiceToolbar >[ 'icon' ];
	label: string;
	help?: string;
	value: Value;
	options: ReadonlyArray< { value: Value; label: string } >;
	onChange: ( value: Value ) => void;
}

/**
 * A frequently used setting, both in the sidebar and in the toolbar.
 *
 * @param props
 * @param props.icon     Icon in the toolbar.
 * @param props.label
 * @param props.help     Help text in the sidebar.
 * @param props.value
 * @param props.options
 * @param props.onChange
 */
export const ToolbarSelect = < Value extends string >( {
	icon,
	label,
	help = '',
	value,
	options,
	onChange,
}: Props< Value > ) => (
	<>
		<ChoiceToolbar
			icon={ icon }
			label={ label }
			value={ value }
			choices={ options }
			onChange={ onChange }
		/>
		<SelectControl
			label={ label }
			help={ help }
			value={ value }
			options={ [ ...options ] }
			onChange={ onChange }
		/>
	</>
);
