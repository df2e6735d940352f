import type { ChangeEvent, RefObject } from 'react';

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  accept: string;
  label?: string;
  multiple?: boolean;
  /** The camera that looks away from the person. */
  capture?: 'environment';
  onFiles: (files: File[]) => void;
}

/** Out of sight: a button opens it. */
export function FileInput({ label, onFiles, ...attributes }: FileInputProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // The same file can be chosen once more.
    target.value = '';
    onFiles(chosen);
  }
  return <input {...attributes} type="file" hidden aria-label={label} onChange={choose} />;
}
