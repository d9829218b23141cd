import { registerBlockVariation } from '@wordpress/blocks';
import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import { variations } from './variations';

registerContainer( metadata, Edit );
registerBlockVariation( metadata.name, variations );
