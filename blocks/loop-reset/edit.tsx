import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../src/components/parts/icon';
import { LabelControl } from '../../src/editor/loop/label-control';
import { Panel } from '../../src/editor/loop/panel';
import { Preview } from '../../src/editor/preview';

interface Attributes extends Record< string, unknown > {
	kind: 'link' | 'icon';
	label: string;
}

/**
 * The reset in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => {
	const { kind, label } = attributes;
	const standard = __( 'Reset filters', 'vitrine' );
	const text = label || standard;
	return (
		<div { ...useBlockProps( { className: 'vitrine-loop-reset' } ) }>
			<Panel>
				<SelectControl
					label={ __( 'Form', 'vitrine' ) }
					value={ kind }
					options={ [
						{ value: 'link', label: __( 'Link', 'vitrine' ) },
						{ value: 'icon', label: __( 'Icon', 'vitrine' ) },
					] }
					onChange={ ( value ) => setAttributes( { kind: value } ) }
				/>
				<LabelControl
					value={ label }
					standard={ standard }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
			</Panel>
			<Preview>
				<span
					className={ `vitrine-loop-reset-link vitrine-loop-reset-link--${ kind }` }
				>
					{ kind === 'icon' ? <Icon name="reset" /> : text }
				</span>
			</Preview>
		</div>
	);
};
