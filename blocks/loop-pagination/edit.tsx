import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Panel } from '../../src/editor/loop/panel';
import { Preview } from '../../src/editor/preview';

interface Attributes extends Record< string, unknown > {
	kind: 'numbers' | 'neighbours' | 'more';
}

const SIGNS = {
	numbers: [ '1', '2', '3', '→' ],
	neighbours: [ '←', '→' ],
};

/**
 * The pages in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<nav
		{ ...useBlockProps( {
			className: 'vitrine-pagination vitrine-loop-pagination',
		} ) }
	>
		<Panel>
			<SelectControl
				label={ __( 'Form', 'vitrine' ) }
				value={ attributes.kind }
				options={ [
					{
						value: 'numbers',
						label: __( 'Numbers', 'vitrine' ),
					},
					{
						value: 'neighbours',
						label: __( 'Previous and next', 'vitrine' ),
					},
					{
						value: 'more',
						label: __( 'A button that loads more', 'vitrine' ),
					},
				] }
				onChange={ ( value ) => setAttributes( { kind: value } ) }
			/>
		</Panel>
		<Preview>
			{ attributes.kind === 'more' ? (
				<span className="vitrine-loop-more button wp-element-button">
					{ __( 'Load more', 'vitrine' ) }
				</span>
			) : (
				<ul className="page-numbers">
					{ SIGNS[ attributes.kind ].map( ( sign ) => (
						<li key={ sign }>
							<span
								className={
									sign === '1'
										? 'page-numbers current'
										: 'page-numbers'
								}
							>
								{ sign }
							</span>
						</li>
					) ) }
				</ul>
			) }
		</Preview>
	</nav>
);
