import { register } from '../../src/editor/register';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

register( metadata, Edit );
