import { registerBlockVariation } from '@wordpress/blocks';
import { register } from '../../src/editor/register';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import { variations } from './variations';

register( metadata, Edit );
registerBlockVariation( metadata.name, variations );
